import { gearOfClass } from './gear-of-class.ts'

export const BOOTS = gearOfClass('boots', [
  { id: 39, level: 4, name: 'Лапти', legend: 'Семь лык, семь вёрст, семь мозолей.', icon: 'wooden-clogs' },
  { id: 40, level: 9, name: 'Онучи с обмоткой', legend: 'Тепло в трёх поворотах.', icon: 'socks' },
  {
    id: 41,
    level: 14,
    name: 'Сыромятные поршни',
    legend: 'Пока сухие, сидят. Промокнут, живут сами по себе.',
    icon: 'sandal',
  },
  { id: 42, level: 19, name: 'Козловые башмаки', legend: 'Упрямо идут в огород.', icon: 'leather-boot' },
  { id: 43, level: 24, name: 'Дорожные сапоги', legend: 'Дорогу знают лучше хозяина.', icon: 'walking-boot' },
  {
    id: 181,
    level: 29,
    name: 'Валяные сапоги',
    legend: 'По снегу неслышно, по луже незабываемо.',
    icon: 'fur-boot',
  },
  {
    id: 182,
    level: 34,
    name: 'Подкованные сапоги',
    legend: 'Слышно за версту: враг успевает испугаться.',
    icon: 'steeltoe-boots',
  },
  {
    id: 183,
    level: 39,
    name: 'Сафьяновые сапожки',
    legend: 'Красные. Грязь обходит их из уважения.',
    icon: 'boots',
  },
  { id: 184, level: 44, name: 'Ботфорты всадника', legend: 'Выше колена и самомнения.', icon: 'metal-boot' },
  {
    id: 185,
    level: 49,
    name: 'Поножи с шипами',
    legend: 'Танцевать в них зовут только однажды.',
    icon: 'greaves',
  },
  {
    id: 186,
    level: 54,
    name: 'Сапоги скорохода',
    legend: 'За день от замка до моря. Обратно пешком.',
    icon: 'wingfoot',
  },
  {
    id: 187,
    level: 59,
    name: 'Сапоги «Тихая поступь»',
    legend: 'Скрипят лишь в присутствии тёщи.',
    icon: 'boot-prints',
  },
])
