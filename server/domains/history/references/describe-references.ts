import { UNITS } from '#catalogue/army/units.ts'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { SKILL_BRANCH_TEXTS, skillByKey } from '#catalogue/skills/skills.ts'
import { type PluralForms, plural } from '#rules/core/plurals.ts'
import { itemName } from '../../../game/items/item-name.ts'
import { publicData } from '../../../game/public-data/public-data.ts'
import { bulkhead, readPart } from '../../../platform/bulkhead.ts'
import { describeChallenge } from './challenge-reference.ts'
import { describeCorrection } from './correction-reference.ts'
import { describeCrusade } from './crusade-reference.ts'
import { type Describer, type Description, plainDescriber } from './description.ts'
import { describeLot } from './lot-reference.ts'
import { describeMission } from './mission-reference.ts'
import { describeRaid } from './raid-reference.ts'

const REFERENCES = bulkhead('references')

const NBSP = '\u00a0'

/** «12 лучников», «12»; undefined for an invalid amount. */
function amountWords(word: string | undefined, forms?: PluralForms): string | undefined {
  const amount = Number(word)
  if (word === undefined || !Number.isSafeInteger(amount) || amount < 1) return undefined
  return forms ? `${amount}${NBSP}${plural(amount, forms)}` : String(amount)
}

function levelled(name: string | undefined, level: string | undefined): string | undefined {
  return name && amountWords(level) ? `${name}, ${level}-й${NBSP}уровень` : name
}

function stackOf(kind: 'resource' | 'consumable') {
  return (id?: string, amount?: string): string | undefined => {
    const name = itemName(kind, Number(id))
    const count = amountWords(amount)
    return name && count ? `${name}, ${count}` : name
  }
}

/** «Дерево, 20» for «resource:1:20», «Лук» for «gear:17». */
function itemWords(kind?: string, id?: string, amount?: string): string | undefined {
  return kind === 'resource' || kind === 'consumable'
    ? stackOf(kind)(id, amount)
    : kind === 'gear'
      ? itemName('gear', Number(id))
      : undefined
}

function donatePackName(key: string | undefined): string | undefined {
  return DONATE_PACKS.find((pack) => pack.key === key)?.name
}

/** Every form of reference, by the word before the colon (docs/contributing.md, step 5). */
const describers: Readonly<Record<string, Describer>> = {
  units: plainDescriber((group, amount) => {
    const unit = UNITS.find((one) => one.group === group)
    return unit && amountWords(amount, unit.forms)
  }),
  fill: plainDescriber((amount) => {
    const people = amountWords(amount, ['человек', 'человека', 'человек'])
    return people && `пополнение войска, ${people}`
  }),
  mission: describeMission,
  crusade: describeCrusade,
  challenge: describeChallenge,
  correction: describeCorrection,
  raid: describeRaid,
  level: plainDescriber((level) => `${level}-й${NBSP}уровень`),
  tutorial: plainDescriber((key) => publicData().tutorial.get(key ?? '')?.title),
  building: plainDescriber((key, level) =>
    levelled(BUILDING_ENTRIES.find(({ building }) => building === key)?.name, level),
  ),
  repair: plainDescriber((key) => {
    const name = BUILDING_ENTRIES.find(({ building }) => building === key)?.name
    return name && `починка: ${name.toLowerCase()}`
  }),
  branch: plainDescriber((key) => SKILL_BRANCH_TEXTS.find(({ branch }) => branch === key)?.name),
  skill: plainDescriber((key, level) => levelled(skillByKey(key ?? '')?.name, level)),
  taxes: plainDescriber((hours) => {
    const words = amountWords(hours, ['час', 'часа', 'часов'])
    return words && `сбор за ${words}`
  }),
  gear: plainDescriber((modelId) => itemName('gear', Number(modelId))),
  resource: plainDescriber(stackOf('resource')),
  consumable: plainDescriber(stackOf('consumable')),
  lot: describeLot,
  lotFee: plainDescriber((...words) => {
    const item = itemWords(...words)
    return item && `пошлина за лот: ${item}`
  }),
  guild: plainDescriber((name) => name && `основание гильдии «${name}»`),
  guildShare: plainDescriber((_id, name) => name && `взнос на гильдию «${name}»`),
  goldPack: plainDescriber((key) => GOLD_PACKS.find((pack) => pack.key === key)?.name),
  donate: plainDescriber((_id, key) => donatePackName(key)),
  donateRefund: plainDescriber((_id, key) => {
    const name = donatePackName(key)
    return name && `возврат денег: ${name}`
  }),
  daily: plainDescriber((key) => DAILY_QUESTS.find((quest) => quest.key === key)?.title),
  infinite: plainDescriber((kind, stage) => {
    const title = INFINITE_QUESTS.find((quest) => quest.kind === kind)?.title
    return title && amountWords(stage) ? `${title}, ${stage}-я${NBSP}ступень` : title
  }),
  ladder: plainDescriber((day) => `${day}-й день подряд`),
}

/** The meanings of references, by reference. Unknown ones, and forms that cannot be read, are missing: their source is shown alone. */
export async function describeReferences(
  references: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Description>> {
  const byForm = new Map<string, Set<string>>()
  for (const reference of references) {
    const [form, rest] = reference?.split(/:(.*)/s) ?? []
    if (form === undefined || rest === undefined || !Object.hasOwn(describers, form)) continue
    byForm.set(form, (byForm.get(form) ?? new Set()).add(rest))
  }
  const descriptions = new Map<string | null, Description>()
  for (const [form, rests] of byForm) {
    const found = await readPart(async () => describers[form]?.([...rests]), undefined, REFERENCES)
    for (const [rest, words] of found ?? []) descriptions.set(`${form}:${rest}`, words)
  }
  return descriptions
}
