import type { EnemyCharacter } from '#rules/missions/enemy-character.ts'

/** A badge of one word, and one sentence on what to do: arm, skill, gear. A test keeps it true to the builds. */
export type EnemyCharacterText = { badge: string; advice: string }

export const ENEMY_CHARACTER_TEXTS = {
  ARMORED: {
    badge: 'Броня',
    advice: 'Стрелы и мечи эту броню почти не берут: пускайте конницу и бейте в лоб.',
  },
  NIMBLE: {
    badge: 'Ловкость',
    advice: 'Из-под копыт уходят, от стрел тоже: рубитесь мечами и заходите с тыла.',
  },
  LUCKY: {
    badge: 'Удача',
    advice: 'Стрелы летят мимо, будто заговорённые: надейтесь на мечи и бой в тылу.',
  },
  RANGED: {
    badge: 'Стрелки',
    advice: 'Бьют залпами из-за укрытий: скачите конницей, бейтесь в тылу, носите уворот.',
  },
  MANY: {
    badge: 'Толпа',
    advice: 'Мечники в такой толпе увязнут: сыпьте стрелами и держите удар лобовой атакой.',
  },
  FIERCE: {
    badge: 'Натиск',
    advice: 'Вблизи бьют больно, но держатся недолго: стреляйте, идите в лоб, носите броню.',
  },
} as const satisfies Record<EnemyCharacter, EnemyCharacterText>
