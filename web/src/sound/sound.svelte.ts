import { keepSetting, keptSetting } from '../offline/settings';
import type { Cue } from './cues';

interface Note {
  /** Hertz, and where the pitch glides to. */
  from: number;
  to?: number;
  /** Seconds after the cue begins, and how long it sounds. */
  at: number;
  lasts: number;
  wave: OscillatorType | 'noise';
  loud?: number;
}

const score: Record<Cue, Note[]> = {
  card: [{ from: 2600, to: 900, at: 0, lasts: 0.07, wave: 'noise', loud: 0.5 }],
  coin: [
    { from: 1870, at: 0, lasts: 0.12, wave: 'triangle', loud: 0.5 },
    { from: 2490, at: 0.06, lasts: 0.2, wave: 'triangle', loud: 0.5 },
  ],
  build: [
    { from: 160, to: 90, at: 0, lasts: 0.14, wave: 'sine' },
    { from: 700, to: 300, at: 0, lasts: 0.05, wave: 'noise' },
    { from: 130, to: 80, at: 0.13, lasts: 0.16, wave: 'sine' },
  ],
  turn: [
    { from: 523, at: 0, lasts: 0.35, wave: 'sine', loud: 0.6 },
    { from: 784, at: 0.14, lasts: 0.5, wave: 'sine', loud: 0.6 },
  ],
  end: [523, 659, 784, 1047].map((from, i) => ({ from, at: i * 0.16, lasts: 0.7, wave: 'triangle', loud: 0.5 })),
};

const storageKey = 'prestige.sound';
/** Milliseconds after which a sound does not belong to what is seen any more. */
const soon = 400;

function stored(): { on: boolean; volume: number } {
  const [on, volume] = (keptSetting(storageKey) ?? '').split(' ');
  const loud = Number(volume);
  return { on: on === 'on', volume: loud > 0 && loud <= 1 ? loud : 0.5 };
}

/** Sounds of the table, made by the browser itself; off until somebody wants them. */
class Sound {
  on = $state(false);
  volume = $state(0.5);
  #audio: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor() {
    Object.assign(this, stored());
  }

  set(on: boolean, volume: number): void {
    this.on = on;
    this.volume = volume;
    keepSetting(storageKey, `${on ? 'on' : 'off'} ${volume}`);
  }

  play(...heard: Cue[]): void {
    if (!this.on) return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state === 'running') this.#playNow(heard);
    else void this.#playSoon(this.#audio, heard);
  }

  /** A browser that wants to be touched first may let sounds out much later: then they are over. */
  async #playSoon(audio: AudioContext, heard: Cue[]): Promise<void> {
    const wanted = performance.now();
    await audio.resume();
    if (performance.now() - wanted < soon) this.#playNow(heard);
  }

  #playNow(heard: Cue[]): void {
    heard.forEach((cue, i) => score[cue].forEach((note) => this.#sound(note, i * 0.18)));
  }

  #sound(note: Note, after: number): void {
    const audio = this.#audio;
    if (!audio) return;
    const start = audio.currentTime + after + note.at;
    const end = start + note.lasts;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(this.volume * 0.4 * (note.loud ?? 1), start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(audio.destination);
    const source = note.wave === 'noise' ? this.#rustle(audio, note, start, gain) : this.#tone(audio, note, start, gain);
    source.start(start);
    source.stop(end);
  }

  #tone(audio: AudioContext, note: Note, start: number, gain: GainNode): OscillatorNode {
    const tone = audio.createOscillator();
    tone.type = note.wave as OscillatorType;
    tone.frequency.setValueAtTime(note.from, start);
    tone.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.lasts);
    tone.connect(gain);
    return tone;
  }

  #rustle(audio: AudioContext, note: Note, start: number, gain: GainNode): AudioBufferSourceNode {
    this.#noise ??= this.#makeNoise(audio);
    const source = audio.createBufferSource();
    source.buffer = this.#noise;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(note.from, start);
    band.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.lasts);
    source.connect(band).connect(gain);
    return source;
  }

  #makeNoise(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}

export const sound = new Sound();
