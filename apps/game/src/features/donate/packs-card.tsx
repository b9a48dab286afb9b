import type { DonatePack } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './donate.module.css'
import { contentWords, priceWords } from './donate-words.ts'

type PacksCardProps = {
  packs: readonly DonatePack[]
  onChoose: (packKey: string) => void
}

/** What is for sale. A press shows a pack in full and how to pay for it. */
export function PacksCard({ packs, onChoose }: PacksCardProps) {
  return (
    <Card kind="ruled" title="Наборы" icon={<DiamondIcon />}>
      <ul className={styles.packs}>
        {packs.map((pack) => (
          <li key={pack.key}>
            <button type="button" className={styles.pack} onClick={() => onChoose(pack.key)}>
              <GearIcon art={itemArt(pack.icon)} material="gold" quality={null} size={64} />
              <b>{pack.name}</b>
              <span className={styles.content}>{contentWords(pack)}</span>
              <span className={styles.price}>{pack.prices.map(priceWords).join(' или ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
