import { gearOfClass } from './gear-of-class.ts'

export const HEADMEN = gearOfClass('headman', [
  {
    id: 80,
    level: 1,
    name: 'Бойкий подпасок',
    legend: 'Назначен старшим, ибо громче всех кричит «Не я».',
    icon: 'shepherds-crook',
  },
  {
    id: 81,
    level: 6,
    name: 'Бабка-ключница',
    legend: 'Знает, сколько яиц снесут завтра.',
    icon: 'skeleton-key',
  },
  { id: 82, level: 11, name: 'Тиун', legend: 'Считает на пальцах. Пальцев всегда хватает.', icon: 'abacus' },
  { id: 83, level: 16, name: 'Сельский староста', legend: 'Говорит за всех, пьёт за себя.', icon: 'farmer' },
  {
    id: 84,
    level: 21,
    name: 'Мельник-богатей',
    legend: 'Мука своя, вода общая, деньги тоже его.',
    icon: 'windmill',
  },
  {
    id: 85,
    level: 26,
    name: 'Строгий десятский',
    legend: 'Встаёт до петухов и будит петухов.',
    icon: 'rooster',
  },
  {
    id: 224,
    level: 31,
    name: 'Бортный старшина',
    legend: 'С пчёлами на ты, с медведем на вы.',
    icon: 'honeypot',
  },
  { id: 225, level: 36, name: 'Межевой писарь', legend: 'Его чертёж признают и кроты.', icon: 'quill-ink' },
  { id: 226, level: 41, name: 'Ярмарочный голова', legend: 'Знает цену всему, себе вдвое.', icon: 'scales' },
  {
    id: 227,
    level: 46,
    name: 'Выборный голова',
    legend: 'Выбран единогласно: прочие были в поле.',
    icon: 'public-speaker',
  },
  {
    id: 228,
    level: 51,
    name: 'Боярский приказчик',
    legend: 'Тень его приходит за оброком раньше него.',
    icon: 'receive-money',
  },
  {
    id: 229,
    level: 56,
    name: 'Управитель «Сто амбаров»',
    legend: 'На самом деле их сто два, но два секретных.',
    icon: 'granary',
  },
])
