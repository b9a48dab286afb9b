import type { LootLimit } from '#generated/types.ts'

/** Why a raid takes less gold than its part of the purse. */
export const LOOT_LIMIT_WORDS = {
  LEVEL: 'Соперник ниже на восемь уровней или больше: золота у него не берут.',
  VAULT: 'Остальное золото лежит в хранилище, до него не добраться.',
  DAY: 'Дневной предел: за день набеги уносят из замка не больше четверти золота.',
  NEIGHBOURS: 'Дневной предел: золото соседей вы сегодня брали восемь раз. Опыт и слава идут как обычно.',
} satisfies Record<LootLimit, string>
