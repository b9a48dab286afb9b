import type { BuildingState } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GoldIcon } from '../../ui/pictures/icons.ts'
import { ItemSign } from '../../ui/pictures/item-sign.tsx'
import { resourceMaterial } from '../gear/gear-material.ts'
import { type Material, stockOf } from './building-reasons.ts'
import styles from './cost-line.module.css'

type CostLineProps = { cost: BuildingState['cost']; gold: number; resources: readonly Material[] }

/** The cost of a level. Resources also show the available amount, in red where it is too small. */
export function CostLine({ cost, gold, resources }: CostLineProps) {
  const lacksGold = gold < cost.gold
  return (
    <ul className={styles.cost} aria-label="Цена">
      <li className={classNames('num', lacksGold && styles.short)}>
        <GoldIcon className={styles.coin} aria-hidden="true" />
        <span className="sr">Золото: </span>
        {formatNumber(cost.gold)}
        {lacksGold && <span className="sr">, не хватает</span>}
      </li>
      {cost.resources.map(({ resourceId, name, icon, amount }) => {
        const have = stockOf(resources, resourceId)
        const lacks = have < amount
        return (
          <li key={resourceId} className={classNames('num', lacks && styles.short)}>
            <ItemSign art={itemArt(icon)} material={resourceMaterial(icon)} size={24} />
            <span className={styles.material}>
              <Tip of="resource">{name}</Tip>
            </span>
            <span className="sr">: есть </span>
            <span className={styles.have}>{formatNumber(have)}</span>
            <span aria-hidden="true">/</span>
            <span className="sr"> из </span>
            {formatNumber(amount)}
            {lacks && <span className="sr">, не хватает</span>}
          </li>
        )
      })}
    </ul>
  )
}
