import type { QualityBand } from '#rules/gear/quality.ts'

/** Quality of gear from the shop and from missions in basis points: mostly medium, 95 and above is rare. */
export const QUALITY_BANDS: readonly QualityBand[] = [
  { min: 5, max: 19, weight: 1_300 },
  { min: 20, max: 59, weight: 8_000 },
  { min: 60, max: 79, weight: 550 },
  { min: 80, max: 94, weight: 120 },
  { min: 95, max: 100, weight: 30 },
]

/** Gear in the shop per game day. Unlimited cheap gear would be an endless source of enhance points. */
export const SHOP_GEAR_A_DAY = 6

/** Gold for diamonds, at the rules' price by level. */
export type GoldPack = { key: string; name: string; legend: string; icon: string; diamonds: number }

export const GOLD_PACKS: readonly GoldPack[] = [
  {
    key: 'purse',
    name: 'Кошель',
    legend: 'На обед войску и на свечи казначею.',
    icon: 'shiny-purse',
    diamonds: 1,
  },
  {
    key: 'casket',
    name: 'Шкатулка',
    legend: 'Запирается на ключик. Ключик внутри.',
    icon: 'locked-box',
    diamonds: 5,
  },
  {
    key: 'coffer',
    name: 'Ларец',
    legend: 'Несут вдвоём и не роняют трижды.',
    icon: 'open-chest',
    diamonds: 20,
  },
  {
    key: 'cart',
    name: 'Воз золота',
    legend: 'Едет ночью, скрипит на весь посад.',
    icon: 'gold-stack',
    diamonds: 50,
  },
]
