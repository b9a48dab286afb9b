import type { ArmyGroup } from '#rules/army/army.ts'

/** Russian texts of a group: `one`, `few`, `many` as plural forms; `icon` from game-icons. */
export type UnitText = {
  group: ArmyGroup
  name: string
  forms: readonly [one: string, few: string, many: string]
  role: string
  icon: string
}

export const UNITS: readonly UnitText[] = [
  {
    group: 'archers',
    name: 'Лучники',
    forms: ['лучник', 'лучника', 'лучников'],
    role: 'Открывают каждый раунд залпом. Чем их больше, тем меньше врагов дойдёт до ваших мечей.',
    icon: 'bowman',
  },
  {
    group: 'swordsmen',
    name: 'Мечники',
    forms: ['мечник', 'мечника', 'мечников'],
    role: 'Бьют следом за лучниками и чаще прочих наносят двойной удар.',
    icon: 'swordman',
  },
  {
    group: 'squires',
    name: 'Оруженосцы',
    forms: ['оруженосец', 'оруженосца', 'оруженосцев'],
    role: 'Здоровье войска: держат щиты, подносят воду и уводят раненых из-под ударов.',
    icon: 'heart-plus',
  },
  {
    group: 'priests',
    name: 'Священники',
    forms: ['священник', 'священника', 'священников'],
    role: 'Лечат войско до 10-го раунда, а после боя поднимают на ноги часть павших.',
    icon: 'prayer',
  },
  {
    group: 'instructors',
    name: 'Наставники',
    forms: ['наставник', 'наставника', 'наставников'],
    role: 'Учат попадать в цель: растёт мастерство лучников и мечников, больше опыта за походы.',
    icon: 'teacher',
  },
  {
    group: 'peasants',
    name: 'Крестьяне',
    forms: ['крестьянин', 'крестьянина', 'крестьян'],
    role: 'Пашут, сеют и платят налоги золотом. В бой не ходят, и правильно делают.',
    icon: 'farmer',
  },
  {
    group: 'servants',
    name: 'Слуги',
    forms: ['слуга', 'слуги', 'слуг'],
    role: 'Выхаживают войско после обороны замка и помогают собирать налоги.',
    icon: 'meal',
  },
  {
    group: 'cavalry',
    name: 'Конница',
    forms: ['всадник', 'всадника', 'всадников'],
    role: 'Налетает в 1-м раунде, потом в каждом третьем: два удара подряд.',
    icon: 'cavalry',
  },
]
