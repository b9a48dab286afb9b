import type { AdminPlayer } from '#generated/types.ts'

/** A player's castle, or one that was generated with the world. */
export const KIND_NAMES = {
  HUMAN: 'Игрока',
  NEIGHBOUR: 'Соседа',
  DELETED: 'Удалённый',
} as const satisfies Record<AdminPlayer['kind'], string>
