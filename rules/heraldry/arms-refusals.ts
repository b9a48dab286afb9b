import type { Refusal } from '../core/refusal.ts'
import { type Arms, HALVES, isMetal, isOneOf, ORDINARIES, OVER_VARIED, VARIED } from './arms.ts'

type ArmsRefusal = Refusal<'armsAgainstRules'>

/** A refusal if the rule is broken. */
function unless(isKept: boolean, message: string): ArmsRefusal[] {
  return isKept ? [] : [{ code: 'armsAgainstRules', message, have: 0, need: 1 }]
}

function tinctureRefusals({ field, other, third, division }: Arms): ArmsRefusal[] {
  const broken = unless(
    isMetal(field) !== isMetal(other),
    'Металл кладут на цвет, а цвет на металл: выберите к золоту или серебру цвет',
  )
  if (!isOneOf(VARIED, division)) {
    return [...broken, ...unless(third === null, 'Третий цвет бывает только на пёстром поле')]
  }
  const isFree = third !== null && !isMetal(third) && third !== field && third !== other
  return [
    ...broken,
    ...unless(isFree, 'На пёстром поле фигура лежит на третьем цвете, не на одном из двух цветов поля'),
  ]
}

function ordinaryRefusals({ division, ordinary }: Arms): ArmsRefusal[] {
  if (isOneOf(HALVES, division)) return unless(ordinary === null, 'На рассечённое поле полосу не кладут')
  if (isOneOf(VARIED, division))
    return unless(isOneOf(OVER_VARIED, ordinary), 'На пёстром поле нужен пояс, столб, глава или щиток')
  return unless(ordinary === null || isOneOf(ORDINARIES, ordinary), 'Щиток бывает только на пёстром поле')
}

/** The rules of heraldry that the arms break. */
export function armsRefusals(arms: Arms): ArmsRefusal[] {
  const isPlain = arms.division === 'PLAIN' && arms.ordinary === null
  return [
    ...tinctureRefusals(arms),
    ...ordinaryRefusals(arms),
    ...unless(arms.chargeCount === 1 || isPlain, 'Три фигуры помещаются только на простом поле без полос'),
  ]
}
