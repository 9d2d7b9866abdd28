import { previewOf, type Facing, type Preview } from './links';
import type { SlotId, TrickerionObservation } from './observation';
import type { Trying } from './PerformanceCard.svelte';

interface Tried {
  card: string;
  slot: SlotId;
  turn: number;
  pressed: boolean;
}

/** A marker on its way that is tried on the slots of a card: moved, turned, and at last placed. */
export class MarkerTrial {
  readonly #seen: () => TrickerionObservation;
  readonly #facings: () => Map<SlotId, Facing[]>;
  readonly #place: (facing: Facing) => void;
  #moved = $state.raw<Tried | null>(null);

  constructor(
    seen: () => TrickerionObservation,
    facings: () => Map<SlotId, Facing[]>,
    place: (facing: Facing) => void,
  ) {
    this.#seen = seen;
    this.#facings = facings;
    this.#place = place;
  }

  readonly #aim = $derived.by(() => this.#seen().shows[this.#seen().doing.show]);
  // The marker stands on the first slot until it is moved.
  readonly #tried = $derived.by((): Tried | null => {
    const [aim, moved, facings] = [this.#aim, this.#moved, this.#facings()];
    if (moved && moved.card === aim?.card && facings.has(moved.slot)) return moved;
    const [slot] = facings.keys();
    return aim && slot ? { card: aim.card, slot, turn: 0, pressed: false } : null;
  });
  readonly #options = $derived.by(() => (this.#tried ? (this.#facings().get(this.#tried.slot) ?? []) : []));

  /** In how many ways it can be turned where it is. */
  readonly turns = $derived.by(() => this.#options.length);
  readonly facing = $derived.by(() => (this.#tried ? this.#options[this.#tried.turn % this.turns] : undefined));
  readonly preview = $derived.by((): Preview | null =>
    this.#tried && this.facing ? previewOf(this.#seen(), this.#tried.slot, this.facing.corner) : null,
  );
  /** What the card is given; nothing while there is nothing to try. */
  readonly onCard = $derived.by((): Trying | undefined => {
    const [aim, facings, tried] = [this.#aim, this.#facings(), this.#tried];
    if (!aim || facings.size === 0) return undefined;
    return {
      facings,
      slots: this.preview?.slots ?? aim.slot,
      slot: tried?.slot ?? null,
      label: (slot) => (slot === tried?.slot && this.facing ? this.facing : facings.get(slot)?.[0])?.choice.label ?? '',
      onpoint: (slot) => this.#point(slot),
      onpress: (slot) => this.#press(slot),
      onturn: (by) => this.turn(by),
      onplace: () => this.place(),
    };
  });

  turn(by: number): void {
    if (this.#tried) this.#moved = { ...this.#tried, turn: this.#tried.turn + by + this.turns };
  }

  place(): void {
    if (this.facing) this.#place(this.facing);
  }

  #point(slot: SlotId): void {
    const tried = this.#tried;
    if (tried && tried.slot !== slot) this.#moved = { ...tried, slot, turn: 0, pressed: false };
  }

  // The first press of a slot keeps the facing, which may have been chosen while pointing at it.
  #press(slot: SlotId): void {
    const tried = this.#tried;
    if (tried?.slot === slot && tried.pressed) this.turn(1);
    else if (tried) this.#moved = { ...tried, slot, turn: tried.slot === slot ? tried.turn : 0, pressed: true };
  }
}
