// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Player } from './player.svelte';

let player: Player;

beforeEach(() => {
  player = new Player();
  player.steps = 10;
  player.turns = [0, 4, 7];
});

describe('moving through a game', () => {
  it('stays within it', () => {
    player.move(-1);
    expect(player.step).toBe(0);
    player.go(99);
    expect(player.step).toBe(10);
    expect(player.atEnd).toBe(true);
  });

  it('answers to keys', () => {
    expect(player.press('ArrowRight', false)).toBe(true);
    expect(player.step).toBe(1);
    player.press('ArrowRight', true);
    expect(player.step).toBe(4);
    player.press('End', false);
    expect(player.step).toBe(10);
    player.press('ArrowLeft', true);
    expect(player.step).toBe(7);
    player.press('Home', false);
    expect(player.step).toBe(0);
    expect(player.press('x', false)).toBe(false);
  });

  it('plays to the end, stops there, and begins again', () => {
    player.go(9);
    player.press(' ', false);
    expect(player.playing).toBe(true);
    player.advance();
    expect(player.playing).toBe(false);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
    player.move(1);
    expect(player.playing).toBe(false);
  });

  it('leaves time to read', () => {
    expect(player.stayMs('')).toBeLessThan(100);
    const normal = player.stayMs('Ann builds the tavern.');
    player.speed = 2;
    expect(player.stayMs('Ann builds the tavern.')).toBe(normal / 2);
  });
});
