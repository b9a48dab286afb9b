import type { AttackPosition } from '#generated/types.ts'

/** The eight positions before a castle, as its plan shows them. */
export const POSITION_WORDS = {
  topLeft: 'Верхний левый угол',
  top: 'Верхняя сторона',
  topRight: 'Верхний правый угол',
  right: 'Правая сторона',
  bottomRight: 'Нижний правый угол',
  bottom: 'Нижняя сторона',
  bottomLeft: 'Нижний левый угол',
  left: 'Левая сторона',
} satisfies Record<AttackPosition, string>
