import { UNITS } from '#catalogue/army/units.ts'
import type { ArmyData } from '#generated/types.ts'
import { unitIcons } from '../../shared/army/unit-icons.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ArmyIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Amount } from '../../ui/values/amount.tsx'
import styles from './castle.module.css'

type ArmyCardProps = {
  army: ArmyData | undefined
  error: Error | null
  onRetry: () => void
  /** Whether the army's page is open. */
  canOpen: boolean
}

/** The eight groups and their size. */
export function ArmyCard({ army, error, onRetry, canOpen }: ArmyCardProps) {
  return (
    <Card kind="ruled" title="Войско" icon={<ArmyIcon />} label="Ваше войско">
      {army ? (
        <>
          <ul className={styles.groups}>
            {army.groups.map(({ group, current, max }) => {
              const Icon = unitIcons[group]
              const name = UNITS.find((unit) => unit.group === group)?.name ?? group
              return (
                <li key={group}>
                  <Tip of={tipKey('playerArmy', group)}>
                    <Amount value={current} max={max} label={name} icon={<Icon />} />
                  </Tip>
                </li>
              )
            })}
          </ul>
          <p className={styles.health}>
            Здоровье{' '}
            <b className="num">
              <Tip of="armyHealth">{formatNumber(army.health)}</Tip>
            </b>
          </p>
          {canOpen && (
            <p className={styles.more}>
              <PageLink to="army">Смотр войска и наём</PageLink>
            </p>
          )}
        </>
      ) : (
        <Pending error={error} onRetry={onRetry} lines={4} />
      )}
    </Card>
  )
}
