import { gearOfClass } from './gear-of-class.ts'

export const ANIMALS = gearOfClass('animal', [
  { id: 68, level: 4, name: 'Хромая коза', legend: 'Молока мало, характера на троих.', icon: 'goat' },
  {
    id: 69,
    level: 9,
    name: 'Несушка Пеструха',
    legend: 'Несётся по праздникам. Праздников в году много.',
    icon: 'chicken',
  },
  {
    id: 70,
    level: 14,
    name: 'Сторожевой гусь',
    legend: 'Собака его боится и правильно делает.',
    icon: 'goose',
  },
  {
    id: 71,
    level: 19,
    name: 'Поросёнок с ярмарки',
    legend: 'Куплен на вырост. Растёт на глазах у соседей.',
    icon: 'pig',
  },
  { id: 72, level: 24, name: 'Тонкорунная овца', legend: 'Стрижётся, глядя в глаза.', icon: 'sheep' },
  { id: 73, level: 29, name: 'Осёл с грузом', legend: 'Знает короткую дорогу. Не скажет.', icon: 'donkey' },
  {
    id: 74,
    level: 34,
    name: 'Дойная корова',
    legend: 'Два ведра утром, одно вечером, хвостом всегда.',
    icon: 'cow',
  },
  {
    id: 212,
    level: 39,
    name: 'Рабочий вол',
    legend: 'Пашет молча. Мужики берут пример не во всём.',
    icon: 'bull-horns',
  },
  { id: 213, level: 44, name: 'Медоносные пчёлы', legend: 'Строятся в полки без десятника.', icon: 'bee' },
  {
    id: 214,
    level: 49,
    name: 'Ломовая лошадь',
    legend: 'Тянет плуг, воз и разговор о погоде.',
    icon: 'horse-head',
  },
  { id: 215, level: 54, name: 'Породистый бык', legend: 'Родословная длиннее боярской.', icon: 'bull' },
  {
    id: 216,
    level: 59,
    name: 'Олень «Золотой рог»',
    legend: 'Крестьяне пашут за него: сам он позирует.',
    icon: 'stag-head',
  },
])
