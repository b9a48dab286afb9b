import type { ConsumableStack, ResourceStack } from '#generated/types.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { itemArt } from '../../art/item-art.ts'
import { formatRecharge, spellDuration } from '../../ui/format/duration.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { formatRegenerate } from '../../ui/format/regenerate.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { Amount } from '../../ui/values/amount.tsx'
import { LevelMin } from '../../ui/values/level-min.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import styles from '../gear/detail.module.css'
import { resourceMaterial } from '../gear/gear-material.ts'
import { ShopPriceLine } from './shop-price-line.tsx'

type HeadProps = {
  stack: Pick<ResourceStack, 'name' | 'legend' | 'icon' | 'amount' | 'amountInMarket'>
  kind: string
  material: Parameters<typeof GearIcon>[0]['material']
  titled: boolean | undefined
}

function StackHead({ stack, kind, material, titled }: HeadProps) {
  return (
    <>
      <div className={styles.head}>
        <GearIcon art={itemArt(stack.icon)} material={material} quality={null} size={92} />
        <div className={styles.face}>
          {!titled && <h2>{stack.name}</h2>}
          <span>{kind}</span>
        </div>
      </div>
      <p className={styles.legend}>{stack.legend}</p>
    </>
  )
}

function AmountLines({ amount, amountInMarket }: Pick<ResourceStack, 'amount' | 'amountInMarket'>) {
  return (
    <>
      <StatLine name={<Tip of="stack">В наличии:</Tip>} note={`(макс. ${formatNumber(STACK_MAX)})`}>
        <Amount value={amount} label="В наличии" max={STACK_MAX} />
      </StatLine>
      {amountInMarket > 0 && (
        <StatLine name={<Tip of="amountInMarket">Выставлено на рынок</Tip>}>
          {formatNumber(amountInMarket)}
        </StatLine>
      )}
    </>
  )
}

type ResourceDetailProps = { stack: ResourceStack; titled?: boolean }

export function ResourceDetail({ stack, titled }: ResourceDetailProps) {
  return (
    <div className={styles.detail}>
      <StackHead stack={stack} kind="Ресурс" material={resourceMaterial(stack.icon)} titled={titled} />
      <StatList>
        <AmountLines {...stack} />
      </StatList>
    </div>
  )
}

type WineDetailProps = { stack: ConsumableStack; level: number; titled?: boolean }

export function WineDetail({ stack, level, titled }: WineDetailProps) {
  const { levelMin, cost, additional } = stack
  return (
    <div className={styles.detail}>
      <StackHead stack={stack} kind="Вино" material="cloth" titled={titled} />
      <StatList>
        <StatLine name={<Tip of="wine">Восстанавливает здоровья</Tip>}>
          {formatRegenerate(additional.regenerateValue, additional.regenerateUnit)}
        </StatLine>
        <StatLine
          name="Перезарядка"
          note={additional.rechargeMinutes > 60 && `это ${spellDuration(additional.rechargeMinutes * 60)}`}
        >
          {formatRecharge(additional.rechargeMinutes * 60)}
        </StatLine>
        <StatLine name="Минимальный уровень">
          <LevelMin levelMin={levelMin} level={level} label="" />
        </StatLine>
        <AmountLines {...stack} />
        <ShopPriceLine price={cost} />
      </StatList>
    </div>
  )
}
