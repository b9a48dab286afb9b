import { gearOfClass } from './gear-of-class.ts'

export const MELEE_WEAPONS = gearOfClass('meleeWeapon', [
  { id: 15, level: 4, name: 'Дубинка сторожа', legend: 'Сторож зовёт её «Добрый вечер».', icon: 'wood-club' },
  { id: 16, level: 9, name: 'Тесак лавочника', legend: 'Помнит и мясо, и должников.', icon: 'meat-cleaver' },
  { id: 17, level: 14, name: 'Боевой топорик', legend: 'Днём колет дрова. О ночах молчит.', icon: 'hatchet' },
  {
    id: 18,
    level: 19,
    name: 'Короткий меч',
    legend: 'Учили по-римски: шаг, щит, укол. Потом сразу шаг назад.',
    icon: 'gladius',
  },
  {
    id: 145,
    level: 24,
    name: 'Кистень',
    legend: 'Подобран на большаке. Прежний хозяин уступил не торгуясь.',
    icon: 'flail',
  },
  {
    id: 146,
    level: 29,
    name: 'Каролингский меч',
    legend: 'На клинке имя мастера с двумя ошибками. Зато сталь без единой.',
    icon: 'broadsword',
  },
  { id: 147, level: 34, name: 'Шестопёр', legend: 'Пишет поверх любых доводов.', icon: 'flanged-mace' },
  {
    id: 148,
    level: 39,
    name: 'Полуторный меч',
    legend: 'Полтора меча за цену одного, сказал купец и сбежал.',
    icon: 'bouncing-sword',
  },
  {
    id: 149,
    level: 44,
    name: 'Бердыш',
    legend: 'На него удобно опираться, пока противник думает.',
    icon: 'battle-axe',
  },
  {
    id: 150,
    level: 49,
    name: 'Фламберг',
    legend: 'Клинок волной: мастер ковал его на корабле.',
    icon: 'croc-sword',
  },
  {
    id: 151,
    level: 54,
    name: 'Двуручник ландскнехта',
    legend: 'Сперва замах, потом тишина.',
    icon: 'two-handed-sword',
  },
  {
    id: 152,
    level: 59,
    name: 'Меч «Судья межи»',
    legend: 'Три деревни спорили о меже. Теперь у них общий господин и никаких споров.',
    icon: 'winged-sword',
  },
])
