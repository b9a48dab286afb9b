import type { Building, BuildingCost } from '#rules/buildings/buildings.ts'

/** Texts of a building. `effect` describes one level, `opens` what a level makes available. */
export type BuildingEntry = {
  building: Building
  name: string
  legend: string
  icon: string
  effect: string
  opens: readonly { level: number; text: string }[]
  cost: BuildingCost
}

const [WOOD, STONE, CLAY, LINEN, WOOL, LEATHER, HERBS, COAL, IRON] = [1, 2, 3, 4, 5, 6, 7, 9, 10] as const

function takes(...resources: (readonly [resourceId: number, perLevel: number])[]): BuildingCost['resources'] {
  return resources.map(([resourceId, perLevel]) => ({ resourceId, perLevel }))
}

export const BUILDING_ENTRIES: readonly BuildingEntry[] = [
  {
    building: 'forge',
    name: 'Кузница',
    legend: 'Здесь точат, куют и рассказывают, кому какой меч достался даром.',
    icon: 'anvil',
    effect: 'Заточка не выше уровня кузницы. Каждый пятый уровень прибавляет 1 % к шансу.',
    opens: [
      { level: 1, text: 'Заточка вещей.' },
      { level: 4, text: 'Отделка и книга ремёсел.' },
    ],
    cost: { gold: 300, resources: takes([STONE, 2], [COAL, 2], [IRON, 1]) },
  },
  {
    building: 'storage',
    name: 'Склад',
    legend: 'Порядок знает один кладовщик, и он на обеде.',
    icon: 'barn',
    effect: 'За уровень ещё 5 мест и 300 золота, недоступного в набеге.',
    opens: [],
    cost: { gold: 150, resources: takes([WOOD, 2], [LINEN, 1]) },
  },
  {
    building: 'servantsHouse',
    name: 'Дом слуг',
    legend: 'Тепло, сухо, и слышно, когда звонят в колокольчик. Обычно.',
    icon: 'family-house',
    effect: 'Предел слуг выше на 3 за уровень.',
    opens: [],
    cost: { gold: 120, resources: takes([LINEN, 2], [WOOL, 1], [HERBS, 1]) },
  },
  {
    building: 'stable',
    name: 'Конюшня',
    legend: 'Лошади довольны. Конюх ждёт прибавки овса, себе тоже.',
    icon: 'horseshoe',
    effect: 'Предел конницы выше на 2 % за уровень, но не меньше чем на одного всадника.',
    opens: [],
    cost: { gold: 200, resources: takes([WOOD, 1], [LEATHER, 2]) },
  },
  {
    building: 'walls',
    name: 'Стены',
    legend: 'Чем выше стена, тем вежливее соседи.',
    icon: 'stone-wall',
    effect: 'При обороне замка +4 к броне и +1 к увороту за уровень.',
    opens: [],
    cost: { gold: 200, resources: takes([STONE, 3], [CLAY, 1]) },
  },
  {
    building: 'moats',
    name: 'Рвы',
    legend: 'Глубоко, мокро, и карпы уже привыкли к рыцарям.',
    icon: 'drawbridge',
    effect: 'При обороне замка +2 к броне за уровень.',
    opens: [],
    cost: { gold: 150, resources: takes([CLAY, 2], [LEATHER, 1]) },
  },
  {
    building: 'stakes',
    name: 'Колья',
    legend: 'Конница их не любит. Ради этого и вкопаны.',
    icon: 'stakes-fence',
    effect: 'При обороне принимают на себя половину каждого налёта конницы, до 1000 урона за уровень.',
    opens: [],
    cost: { gold: 200, resources: takes([WOOD, 1], [COAL, 1]) },
  },
  {
    building: 'catapult',
    name: 'Катапульта',
    legend: 'Считает хорошо один раз. Второй раз считать нечего.',
    icon: 'catapult',
    effect: 'За уровень ещё один бросок в набеге: снаряд отнимает у защитников 2 % здоровья.',
    opens: [],
    cost: { gold: 250, resources: takes([WOOD, 1], [LEATHER, 2], [IRON, 1]) },
  },
  {
    building: 'catapultProjectiles',
    name: 'Снаряды',
    legend: 'Круглые летят ровно, остальные весело.',
    icon: 'stone-pile',
    effect: 'За уровень на 10 снарядов в день больше.',
    opens: [],
    cost: { gold: 100, resources: takes([STONE, 2], [COAL, 1]) },
  },
]
