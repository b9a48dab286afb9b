import type { ReactNode } from 'react'
import type { Gear } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { levelForStars } from '#rules/forge/enhance.ts'
import { groupOfSlot } from '#rules/gear/gear-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { workInWords } from '../../ui/pictures/item-slot.tsx'
import { LevelMin } from '../../ui/values/level-min.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { ShopPriceLine } from '../items/shop-price-line.tsx'
import { bonusWords, valueRows } from './bonus-rows.ts'
import { className, GRIND_NAMES, groupOf } from './gear-words.ts'
import { workInSlot } from './gear-work.ts'
import { grindLines } from './grind-lines.ts'
import { SharpeningGain } from './sharpening-gain.tsx'

type GearFactsProps = {
  gear: Gear
  level: number
  army: Readonly<Army>
  /** The slot it is worn in or would go to. */
  slot: number | undefined
}

/** All facts about a gear item, line by line. */
export function GearFacts({ gear, level, army, slot }: GearFactsProps) {
  const values = valueRows(gear)
  return (
    <>
      {values.length > 0 && (
        <StatList>
          {values.map(({ key, name, value, most, isLoss }) => (
            <StatLine
              key={key}
              name={name}
              note={most && `(макс. ${most})`}
              tone={isLoss ? 'loss' : undefined}
            >
              {value}
            </StatLine>
          ))}
        </StatList>
      )}
      <StatList>
        <StatLine name="Класс">{className(gear.gearClass)}</StatLine>
        <LevelLine gear={gear} level={level} />
        {slot !== undefined && <WorkLine gear={gear} slot={slot} army={army} />}
        {gear.isInMarket && <StatLine name={<Tip of="amountInMarket">Выставлено на рынок</Tip>}>да</StatLine>}
        {gear.isFromMarket && <StatLine name="Куплено на рынке">разбор даст половину</StatLine>}
        <ShopPriceLine price={gear.cost} />
      </StatList>
      <Worked gear={gear} />
    </>
  )
}

function LevelLine({ gear, level }: { gear: Gear; level: number }) {
  const { levelMin, levelMinBase, levelMinFromGrind, levelMinFromCraft } = gear.level
  const why = () => {
    if (levelMin === levelMinBase) return null
    if (levelMin === levelMinFromCraft) return 'из-за отделки'
    if (levelMin === levelMinFromGrind) return 'из-за заточки'
    if (levelMin === levelForStars(gear.enhanceLevel)) return 'из-за звёзд'
    return `вместо ${levelMinBase}, заточка требований`
  }
  return (
    <StatLine name={<Tip of="gearLevelMin">Минимальный уровень</Tip>} note={why()}>
      <LevelMin levelMin={levelMin} level={level} label="" />
    </StatLine>
  )
}

function WorkLine({ gear, slot, army }: { gear: Gear; slot: number; army: Readonly<Army> }) {
  const group = groupOfSlot(slot)
  if (group === null) return null
  const work = workInSlot(gear, slot, army)
  return (
    <StatLine
      name={<Tip of="gearLimits">{groupOf(group)} в отряде</Tip>}
      note={`${workInWords(work)}: работает с ${formatNumber(work.limitsMin)}, полностью с ${formatNumber(work.limitsMax)}`}
      tone={work.state === 'none' ? 'loss' : undefined}
    >
      {formatNumber(work.units)}
    </StatLine>
  )
}

/** Sharpenings, craft and enhance points, and which work is still possible. */
function Worked({ gear }: { gear: Gear }) {
  const additional = valueRows(gear).filter((row) => row.additional !== null)
  const lines = grindLines(gear)
  const may = mayBeSharpened(gear)
  return (
    <>
      {additional.length > 0 && (
        <Part title="Дополнительно" of="gearAdditional">
          {additional.map(({ key, name, additional: value }) => (
            <StatLine key={key} name={name} tone={value?.startsWith('−') ? 'loss' : 'gain'}>
              {value}
            </StatLine>
          ))}
        </Part>
      )}
      {(lines.length > 0 || gear.craft) && (
        <Part title="Работа кузнеца" of={gear.craft ? 'gearCraft' : 'sharpeningMultiplier'}>
          {lines.map(({ name, request, step }) => (
            <StatLine key={request.type} name={name} note={`${step}-й уровень`}>
              <SharpeningGain request={request} level={step} />
            </StatLine>
          ))}
          {gear.craft && (
            <StatLine name={`Отделка мастера ${gear.craft.creatorName}`}>{bonusWords(gear.craft)}</StatLine>
          )}
        </Part>
      )}
      {gear.enhancePoints > 0 && (
        <StatList>
          <StatLine name={<Tip of="enhancePoints">Вложено очков улучшения</Tip>}>
            {formatNumber(gear.enhancePoints)}
          </StatLine>
        </StatList>
      )}
      {may && (
        <p>
          <b>Доступные заточки:</b> {may}
        </p>
      )}
    </>
  )
}

function Part({ title, of, children }: { title: string; of: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>
        <Tip of={of}>{title}</Tip>
      </h3>
      <StatList>{children}</StatList>
    </section>
  )
}

function mayBeSharpened(gear: Gear): string {
  return [
    ...gear.availableGrindCharacteristics.map((name) => GRIND_NAMES[name]),
    ...(gear.availableGrindArmorOrDodge ? ['броня или уворот'] : []),
    ...(gear.availableGrindLimits ? ['требования'] : []),
  ].join(', ')
}
