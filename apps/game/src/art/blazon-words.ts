import type { Charge, Tincture } from '#rules/heraldry/arms.ts'
import type { Blazon } from './blazon.ts'

export const TINCTURE_WORDS: Record<Tincture, string> = {
  or: 'золото',
  argent: 'серебро',
  gules: 'червлень',
  azure: 'лазурь',
  vert: 'зелень',
  sable: 'чернь',
  purpure: 'пурпур',
}

export const CHARGE_WORDS: Record<Charge, string> = {
  lion: 'лев',
  'eagle-emblem': 'орёл',
  'griffin-symbol': 'грифон',
  wyvern: 'виверна',
  'stag-head': 'голова оленя',
  'bear-head': 'голова медведя',
  'wolf-head': 'голова волка',
  raven: 'ворон',
  swan: 'лебедь',
  rooster: 'петух',
  owl: 'сова',
  'horse-head': 'голова коня',
  unicorn: 'единорог',
  'fleur-de-lys': 'лилия',
  rose: 'роза',
  'oak-leaf': 'дубовый лист',
  acorn: 'жёлудь',
  wheat: 'колосья',
  crown: 'корона',
  tower: 'башня',
  key: 'ключ',
  'crossed-swords': 'мечи накрест',
  'crossed-axes': 'топоры накрест',
  anchor: 'якорь',
  trident: 'трезубец',
  bee: 'пчела',
  sun: 'солнце',
  star: 'звезда',
  crescent: 'полумесяц',
  horseshoe: 'подкова',
  lyre: 'лира',
  'holy-grail': 'чаша',
  scallop: 'раковина',
  'dragon-head': 'голова дракона',
}

/** Describes the arms for screen readers: «Герб: пурпур и серебро, голова волка». */
export function describeArms(blazon: Blazon): string {
  const charge = blazon.charges[0]
  const figure = charge ? `, ${CHARGE_WORDS[charge.name]}` : ''
  return `Герб: ${TINCTURE_WORDS[blazon.field]} и ${TINCTURE_WORDS[blazon.other]}${figure}`
}
