import { gearOfClass } from './gear-of-class.ts'

export const CUTLERY = gearOfClass('cutlery', [
  { id: 96, level: 3, name: 'Липовая ложка', legend: 'Шедевр Фомы: он вырезал её на спор.', icon: 'spoon' },
  { id: 97, level: 8, name: 'Нож для хлеба', legend: 'Хлеб режет, корку убеждает.', icon: 'plain-dagger' },
  { id: 98, level: 13, name: 'Резная поварёшка', legend: 'Ею мешают, меряют и мирят.', icon: 'whisk' },
  {
    id: 99,
    level: 18,
    name: 'Кованая двузубка',
    legend: 'Новшество: мясо теперь не убегает.',
    icon: 'meat-hook',
  },
  {
    id: 100,
    level: 23,
    name: 'Роговые ложки',
    legend: 'Дюжина. К концу пира всегда одиннадцать.',
    icon: 'fishing-spoon',
  },
  { id: 101, level: 28, name: 'Поварской секач', legend: 'Рубит кость, не повышая голоса.', icon: 'cleaver' },
  {
    id: 102,
    level: 33,
    name: 'Разделочные ножи',
    legend: 'Восемь братьев, один точильщик.',
    icon: 'kitchen-knives',
  },
  {
    id: 103,
    level: 38,
    name: 'Вертел с рукоятью',
    legend: 'Вращается плавно, кабан доволен прожаркой.',
    icon: 'kebab-spit',
  },
  {
    id: 104,
    level: 43,
    name: 'Столовое серебро',
    legend: 'Пересчитывают до и после гостей.',
    icon: 'fork-knife-spoon',
  },
  {
    id: 105,
    level: 48,
    name: 'Щипцы для сахара',
    legend: 'Сахара ещё нет, но щипцы уже есть.',
    icon: 'pincers',
  },
  {
    id: 106,
    level: 53,
    name: 'Кравчий прибор',
    legend: 'Режет павлина по линейке. Павлин тоже был линован.',
    icon: 'knife-fork',
  },
  {
    id: 232,
    level: 58,
    name: 'Прибор «Королевская трапеза»',
    legend: 'Двадцать четыре предмета, назначение трёх известно.',
    icon: 'crown',
  },
])
