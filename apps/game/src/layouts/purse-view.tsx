import type { components } from '../../../../generated/api-types.ts'
import { Amount } from '../ui/amount.tsx'
import { DiamondIcon, GloryIcon, GoldIcon } from '../ui/icons.ts'
import { useAtLeast } from '../ui/use-media-query.ts'
import styles from './purse-view.module.css'

type PurseViewProps = { purse: components['schemas']['Purse'] }

/** From this amount on a phone shows «125.4K»: the row has no room for more digits. */
const long = 100_000

/** Gold flies to `[data-purse]`: pages that pay aim their rewards at it. */
export function PurseView({ purse }: PurseViewProps) {
  const wide = useAtLeast('md')
  const compact = (value: number) => !wide && value >= long
  return (
    <section className={styles.purse} aria-label="Кошелёк" data-purse="">
      <Amount
        value={purse.gold}
        label="Золото"
        icon={<GoldIcon />}
        of="gold"
        ground="oak"
        compact={compact(purse.gold)}
      />
      <Amount
        value={purse.diamonds}
        label="Алмазы"
        icon={<DiamondIcon />}
        of="diamonds"
        ground="oak"
        compact={compact(purse.diamonds)}
      />
      <Amount
        value={purse.glory}
        label="Слава"
        icon={<GloryIcon />}
        of="glory"
        ground="oak"
        compact={compact(purse.glory)}
      />
    </section>
  )
}
