import type { GearClass } from '#rules/gear/gear-class.ts'
import type { Mission } from '#rules/missions/missions.ts'

/** A crusade: a boss that one army cannot beat, and the reward for each army. */
export type CrusadeMission = Pick<
  Mission,
  'key' | 'level' | 'name' | 'legend' | 'enemyName' | 'icon' | 'vignette'
> & {
  /** Number of full armies of its level that usually beat the boss; 2 to 6 may go. */
  hostsNeeded: number
  /** Each army may find gear of one of these classes with the chance below. */
  gearClasses: readonly GearClass[]
  /** Units of a resource for each army of a victory. */
  resources: readonly { resourceId: number; amount: number }[]
}

/** Chance of gear for each army of a won crusade in basis points, and its minimum quality. */
export const CRUSADE_GEAR = { chance: 8_000, qualityMin: 40 } as const

export const CRUSADES: readonly CrusadeMission[] = [
  {
    key: 'ogreToll',
    level: 12,
    name: 'Мост великана-мытаря',
    legend: 'Берёт с каждого по корове. Коровы кончились, начались послы.',
    enemyName: 'Великан Брюхан',
    icon: 'ogre',
    vignette: 'river',
    hostsNeeded: 2,
    gearClasses: ['heavyArmor', 'shield', 'animal'],
    resources: [{ resourceId: 2, amount: 12 }],
  },
  {
    key: 'bansheeManor',
    level: 16,
    name: 'Усадьба плакальщицы',
    legend: 'Плачет так, что молоко киснет за три деревни. Молочники скинулись на поход.',
    enemyName: 'Плакальщица',
    icon: 'ghost',
    vignette: 'village',
    hostsNeeded: 2,
    gearClasses: ['holyBook', 'mantle', 'musicalInstrument'],
    resources: [{ resourceId: 7, amount: 12 }],
  },
  {
    key: 'minotaurMaze',
    level: 20,
    name: 'Бычий лабиринт',
    legend: 'Нить выдаём у входа. Бык уже научился её сматывать.',
    enemyName: 'Бык из лабиринта',
    icon: 'minotaur',
    vignette: 'mountains',
    hostsNeeded: 3,
    gearClasses: ['meleeWeapon', 'boots', 'jewelry'],
    resources: [{ resourceId: 6, amount: 14 }],
  },
  {
    key: 'hydraFen',
    level: 26,
    name: 'Топь семи голов',
    legend: 'Срубишь одну, вырастут две. Лекари довольны: головной боли на всех хватит.',
    enemyName: 'Гидра Зыбучая',
    icon: 'hydra',
    vignette: 'swamp',
    hostsNeeded: 3,
    gearClasses: ['rangedWeapon', 'lightArmor', 'cloak'],
    resources: [{ resourceId: 12, amount: 8 }],
  },
  {
    key: 'robberParliament',
    level: 31,
    name: 'Разбойничье вече',
    legend: 'Сорок шаек впервые договорились. Договор простой: бить вас.',
    enemyName: 'Сорок атаманов',
    icon: 'barbarian',
    vignette: 'forest',
    hostsNeeded: 4,
    gearClasses: ['meleeWeapon', 'spear', 'dishes', 'cutlery'],
    resources: [{ resourceId: 11, amount: 10 }],
  },
  {
    key: 'griffinCrown',
    level: 36,
    name: 'Гнездо королевы грифонов',
    legend: 'Унесла герцогский шатёр вместе с герцогом. Шатёр просят вернуть.',
    enemyName: 'Королева грифонов',
    icon: 'griffin-symbol',
    vignette: 'mountains',
    hostsNeeded: 4,
    gearClasses: ['shield', 'wand', 'cloak'],
    resources: [{ resourceId: 4, amount: 16 }],
  },
  {
    key: 'golemQuarry',
    level: 42,
    name: 'Каменоломня голема',
    legend: 'Его слепили охранять камень. Теперь камень охраняет себя сам.',
    enemyName: 'Голем Без Имени',
    icon: 'golem-head',
    vignette: 'mountains',
    hostsNeeded: 4,
    gearClasses: ['heavyArmor', 'tool', 'squireEquipment'],
    resources: [{ resourceId: 2, amount: 20 }],
  },
  {
    key: 'lichCourt',
    level: 48,
    name: 'Суд короля-мертвеца',
    legend: 'Судит живых за то, что живы. Оправданных пока не было.',
    enemyName: 'Король-мертвец',
    icon: 'crowned-skull',
    vignette: 'village',
    hostsNeeded: 5,
    gearClasses: ['holyBook', 'mantle', 'wand', 'jewelry'],
    resources: [{ resourceId: 11, amount: 14 }],
  },
  {
    key: 'krakenBay',
    level: 54,
    name: 'Бухта спрута',
    legend: 'Восемь рук, и каждая занята чужим кораблём.',
    enemyName: 'Спрут Морской Царь',
    icon: 'kraken-tentacle',
    vignette: 'river',
    hostsNeeded: 5,
    gearClasses: ['musicalInstrument', 'boots', 'horse', 'headman'],
    resources: [{ resourceId: 12, amount: 14 }],
  },
  {
    key: 'lastDragon',
    level: 60,
    name: 'Последний дракон',
    legend: 'Спал под горой, пока ему не сказали, что он последний. Обиделся.',
    enemyName: 'Полоз Старшой',
    icon: 'double-dragon',
    vignette: 'mountains',
    hostsNeeded: 6,
    gearClasses: ['rangedWeapon', 'meleeWeapon', 'heavyArmor', 'spear', 'horse'],
    resources: [{ resourceId: 10, amount: 24 }],
  },
]

const byKey = new Map(CRUSADES.map((crusade) => [crusade.key, crusade]))

export function crusadeByKey(key: string): CrusadeMission | undefined {
  return byKey.get(key)
}
