import type { GearSharpenings } from '#rules/gear/gear.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'

/** Texts of a class and its possible sharpenings. Its slots are in `rules/gear/gear-class.ts`. */
export type GearClassText = { name: string; legend: string; icon: string; sharpenings: GearSharpenings }

type Sharpenable = GearSharpenings['characteristics']

function limitsAnd(...characteristics: Sharpenable): GearSharpenings {
  return {
    characteristics,
    armorOrDodge: false,
    limits: true,
  }
}

/** Only shields and boots can trade armour for dodge: with more classes one build would beat all others. */
function tradeAnd(...characteristics: Sharpenable): GearSharpenings {
  return {
    ...limitsAnd(...characteristics),
    armorOrDodge: true,
  }
}

export const GEAR_CLASS_TEXTS = {
  rangedWeapon: {
    name: 'Стрелковое оружие',
    legend: 'Луки, самострелы и одна упрямая праща.',
    icon: 'bow-arrow',
    sharpenings: limitsAnd('archersAttack'),
  },
  lightArmor: {
    name: 'Лёгкая броня',
    legend: 'Не стесняет движений, особенно бегства.',
    icon: 'leather-vest',
    sharpenings: limitsAnd('armor', 'dodge'),
  },
  cloak: {
    name: 'Плащ',
    legend: 'Прячет стрелка от дождя и от чужих глаз.',
    icon: 'cloak',
    sharpenings: limitsAnd('dodge'),
  },
  meleeWeapon: {
    name: 'Оружие ближнего боя',
    legend: 'Для тех, кто привык говорить с глазу на глаз.',
    icon: 'broadsword',
    sharpenings: limitsAnd('swordsmenAttack'),
  },
  heavyArmor: {
    name: 'Тяжёлая броня',
    legend: 'Держит удар и не даёт отступить быстро.',
    icon: 'breastplate',
    sharpenings: limitsAnd('armor'),
  },
  shield: {
    name: 'Щит',
    legend: 'Нужен мечнику и всаднику. Спорят о нём оба.',
    icon: 'checked-shield',
    sharpenings: tradeAnd('armor'),
  },
  squireEquipment: {
    name: 'Снаряжение оруженосца',
    legend: 'Всё, о чём рыцарь вспоминает в последний миг.',
    icon: 'knapsack',
    sharpenings: limitsAnd('armor', 'squires'),
  },
  musicalInstrument: {
    name: 'Музыкальный инструмент',
    legend: 'С песней умирать веселее, но лучше не умирать.',
    icon: 'lyre',
    sharpenings: limitsAnd('squires'),
  },
  boots: {
    name: 'Обувь',
    legend: 'Войско держится на ногах, ноги держатся в обуви.',
    icon: 'boots',
    sharpenings: tradeAnd('dodge'),
  },
  holyBook: {
    name: 'Священная книга',
    legend: 'Читают перед боем вслух, после боя про себя.',
    icon: 'open-book',
    sharpenings: limitsAnd('archersMastery', 'swordsmenMastery'),
  },
  mantle: {
    name: 'Мантия',
    legend: 'Придаёт вес словам священника и наставника.',
    icon: 'robe',
    sharpenings: limitsAnd(),
  },
  jewelry: {
    name: 'Украшение',
    legend: 'Удача любит, когда блестит.',
    icon: 'gem-pendant',
    sharpenings: limitsAnd('luck'),
  },
  wand: {
    name: 'Жезл',
    legend: 'Им указывают, учат и чешут спину.',
    icon: 'wizard-staff',
    sharpenings: limitsAnd('archersMastery', 'swordsmenMastery'),
  },
  animal: {
    name: 'Животное',
    legend: 'Скотина сыта, и крестьянин платит охотнее.',
    icon: 'cow',
    sharpenings: limitsAnd('peasants'),
  },
  tool: {
    name: 'Орудие труда',
    legend: 'Кормит в мир, выручает в бунт.',
    icon: 'scythe',
    sharpenings: limitsAnd('peasants'),
  },
  headman: {
    name: 'Старшина',
    legend: 'Человек при должности: к нему идут, за ним следят.',
    icon: 'farmer',
    sharpenings: limitsAnd('peasants'),
  },
  dishes: {
    name: 'Посуда',
    legend: 'Слуги берегут её пуще хозяйских нервов.',
    icon: 'cauldron',
    sharpenings: limitsAnd(),
  },
  cutlery: {
    name: 'Столовый прибор',
    legend: 'Отличает пир от потасовки.',
    icon: 'knife-fork',
    sharpenings: limitsAnd(),
  },
  spear: {
    name: 'Копьё',
    legend: 'Доезжает до врага раньше всадника.',
    icon: 'spears',
    sharpenings: limitsAnd(),
  },
  horse: {
    name: 'Конь',
    legend: 'Половина всадника, и обычно умная.',
    icon: 'horse-head',
    sharpenings: limitsAnd(),
  },
  blank: {
    name: 'Заготовка',
    legend: 'Кусок железа без судьбы. Заточите, и судьба найдётся.',
    icon: 'metal-bar',
    sharpenings: tradeAnd(
      'archersAttack',
      'swordsmenAttack',
      'archersMastery',
      'swordsmenMastery',
      'armor',
      'dodge',
      'luck',
      'peasants',
      'squires',
    ),
  },
} as const satisfies Record<GearClass, GearClassText>
