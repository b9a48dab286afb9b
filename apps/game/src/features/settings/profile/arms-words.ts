import type { Division, Ordinary } from '#rules/heraldry/arms.ts'

export const DIVISION_WORDS: Record<Division, string> = {
  PLAIN: 'Простое поле',
  PALE: 'Рассечено',
  FESS: 'Пересечено',
  BEND: 'Скошено справа',
  SINISTER: 'Скошено слева',
  QUARTERLY: 'Четверти',
  CHEVRON: 'Стропилом',
  GYRONNY: 'Клиньями',
  BARRY: 'Поперечные полосы',
  PALY: 'Продольные полосы',
  BENDY: 'Косые полосы',
  CHEQUY: 'Шахматное',
  LOZENGY: 'Ромбы',
  SALTIRE: 'Скошено крестом',
}

export const ORDINARY_WORDS: Record<Ordinary, string> = {
  FESS: 'Пояс',
  PALE: 'Столб',
  BEND: 'Перевязь',
  CHEVRON: 'Стропило',
  CHIEF: 'Глава',
  CROSS: 'Крест',
  SALTIRE: 'Косой крест',
  PILE: 'Остриё',
  BORDURE: 'Кайма',
  ESCUTCHEON: 'Щиток',
}
