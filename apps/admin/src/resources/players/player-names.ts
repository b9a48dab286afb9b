import type { AdminPlayer } from '../../../../../generated/types.ts'

/** Whose castle it is: a person's, or one that was made with the world. */
export const kindNames = {
  HUMAN: 'Игрока',
  NEIGHBOUR: 'Соседа',
} as const satisfies Record<AdminPlayer['kind'], string>
