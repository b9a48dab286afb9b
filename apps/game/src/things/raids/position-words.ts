import type { AttackPosition } from '../../../../../generated/types.ts'

/** The eight places before a castle. The plan shows north above. */
export const POSITION_WORDS = {
  topLeft: 'Северо-западный угол',
  top: 'Северная сторона',
  topRight: 'Северо-восточный угол',
  right: 'Восточная сторона',
  bottomRight: 'Юго-восточный угол',
  bottom: 'Южная сторона',
  bottomLeft: 'Юго-западный угол',
  left: 'Западная сторона',
} satisfies Record<AttackPosition, string>
