/** What the store for paid purchases sells. Prices are in Telegram Stars and in kopecks of the sandbox's page. */
type PackText = { key: string; name: string; legend: string; icon: string; stars: number; kopecks: number }

export type DonatePack =
  | (PackText & { kind: 'diamonds'; diamonds: number })
  | (PackText & { kind: 'subscription'; periodDays: number })

/** Diamonds and comfort, no power: nobody buys a win. A larger pack is at most a fifth cheaper per diamond. */
export const DONATE_PACKS: readonly DonatePack[] = [
  {
    kind: 'diamonds',
    key: 'handful',
    name: 'Горсть алмазов',
    legend: 'Помещается в ладони, пока ладонь не дрожит.',
    icon: 'cut-diamond',
    stars: 50,
    kopecks: 9_900,
    diamonds: 50,
  },
  {
    kind: 'diamonds',
    key: 'pouch',
    name: 'Мешочек алмазов',
    legend: 'Позвякивает так, что слуги ходят на цыпочках.',
    icon: 'swap-bag',
    stars: 142,
    kopecks: 27_900,
    diamonds: 150,
  },
  {
    kind: 'diamonds',
    key: 'chest',
    name: 'Сундучок алмазов',
    legend: 'Казначей полюбил его с первого взгляда.',
    icon: 'chest',
    stars: 360,
    kopecks: 69_900,
    diamonds: 400,
  },
  {
    kind: 'diamonds',
    key: 'strongbox',
    name: 'Кованый сундук',
    legend: 'Два замка: от воров и от соблазна.',
    icon: 'locked-chest',
    stars: 850,
    kopecks: 164_900,
    diamonds: 1_000,
  },
  {
    kind: 'diamonds',
    key: 'treasury',
    name: 'Княжья казна',
    legend: 'Князь ушёл на охоту и забыл запереть.',
    icon: 'open-treasure-chest',
    stars: 2_000,
    kopecks: 389_900,
    diamonds: 2_500,
  },
  {
    kind: 'subscription',
    key: 'stewardMonth',
    name: 'Управитель на месяц',
    legend: 'Энергия прибывает вдвое быстрее, на складе на 20 мест больше. Побед не продаёт.',
    icon: 'key',
    stars: 250,
    kopecks: 49_900,
    periodDays: 30,
  },
]
