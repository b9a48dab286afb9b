import { UNITS } from '../../../../catalogue/army/units.ts'
import { BUILDING_ENTRIES } from '../../../../catalogue/buildings/buildings.ts'
import { DAILY_QUESTS } from '../../../../catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '../../../../catalogue/quests/infinite-quests.ts'
import { GOLD_PACKS } from '../../../../catalogue/shop/shop.ts'
import { SKILL_BRANCH_TEXTS, skillByKey } from '../../../../catalogue/skills/skills.ts'
import { TUTORIAL } from '../../../../catalogue/tutorial/tutorial.ts'
import { type PluralForms, plural } from '../../../../rules/core/plurals.ts'
import { itemName } from '../../../game/items/item-name.ts'
import { tellLot } from './lot-reference.ts'
import { tellMission } from './mission-reference.ts'
import { plainTeller, type Teller, type Told } from './told.ts'

const NBSP = '\u00a0'

/** «12 лучников», «12»; undefined for an invalid amount. */
function amountWords(word: string | undefined, forms?: PluralForms): string | undefined {
  const amount = Number(word)
  if (word === undefined || !Number.isSafeInteger(amount) || amount < 1) return undefined
  return forms ? `${amount}${NBSP}${plural(amount, forms)}` : String(amount)
}

function levelled(name: string | undefined, level: string | undefined): string | undefined {
  return name && amountWords(level) ? `${name}, ${level}${NBSP}уровень` : name
}

function stackOf(kind: 'resource' | 'consumable') {
  return (id?: string, amount?: string): string | undefined => {
    const name = itemName(kind, Number(id))
    const count = amountWords(amount)
    return name && count ? `${name}, ${count}` : name
  }
}

/** «Дерево, 20» for «resource:1:20», «Лук» for «gear:17». */
function thingOf(kind?: string, id?: string, amount?: string): string | undefined {
  return kind === 'resource' || kind === 'consumable'
    ? stackOf(kind)(id, amount)
    : kind === 'gear'
      ? itemName('gear', Number(id))
      : undefined
}

const units = Object.fromEntries(
  UNITS.map(({ group, forms }): [string, Teller] => [
    group,
    plainTeller((amount) => amountWords(amount, forms)),
  ]),
)

/** Every form of reference, by the word before the colon (docs/contributing.md, step 5). */
const tellers: Readonly<Record<string, Teller>> = {
  ...units,
  mission: tellMission,
  level: plainTeller((level) => `${level}${NBSP}уровень`),
  tutorial: plainTeller((key) => TUTORIAL.find((step) => step.key === key)?.title),
  building: plainTeller((key, level) =>
    levelled(BUILDING_ENTRIES.find(({ building }) => building === key)?.name, level),
  ),
  branch: plainTeller((key) => SKILL_BRANCH_TEXTS.find(({ branch }) => branch === key)?.name),
  skill: plainTeller((key, level) => levelled(skillByKey(key ?? '')?.name, level)),
  taxes: plainTeller((hours) => {
    const words = amountWords(hours, ['час', 'часа', 'часов'])
    return words && `сбор за ${words}`
  }),
  gear: plainTeller((modelId) => itemName('gear', Number(modelId))),
  resource: plainTeller(stackOf('resource')),
  consumable: plainTeller(stackOf('consumable')),
  lot: tellLot,
  lotFee: plainTeller((...words) => {
    const thing = thingOf(...words)
    return thing && `сбор за лот: ${thing}`
  }),
  goldPack: plainTeller((key) => GOLD_PACKS.find((pack) => pack.key === key)?.name),
  daily: plainTeller((key) => DAILY_QUESTS.find((quest) => quest.key === key)?.title),
  infinite: plainTeller((kind, stage) => {
    const title = INFINITE_QUESTS.find((quest) => quest.kind === kind)?.title
    return title && amountWords(stage) ? `${title}, ${stage}${NBSP}ступень` : title
  }),
  ladder: plainTeller((day) => `${day}-й день подряд`),
}

/** The meanings of references, by reference. Unknown ones are missing: their source is shown alone. */
export async function tellReferences(
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Told>> {
  const byForm = new Map<string, Set<string>>()
  for (const reference of references) {
    const [form, rest] = reference?.split(/:(.*)/s) ?? []
    if (form === undefined || rest === undefined || !Object.hasOwn(tellers, form)) continue
    byForm.set(form, (byForm.get(form) ?? new Set()).add(rest))
  }
  const told = new Map<string | null, Told>()
  for (const [form, rests] of byForm) {
    for (const [rest, words] of (await tellers[form]?.([...rests])) ?? []) told.set(`${form}:${rest}`, words)
  }
  return told
}
