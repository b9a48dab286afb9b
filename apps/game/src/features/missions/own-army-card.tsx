import { UNITS } from '#catalogue/army/units.ts'
import type { ArmyData } from '#generated/types.ts'
import { FillArmy, type FillArmyProps } from '../../shared/army/fill-army.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ArmyIcon, HealthIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './missions.module.css'

export type OwnArmyCardProps = {
  army: ArmyData | undefined
  error: Error | null
  onRetry: () => void
  /** Hiring from here. Undefined before the army's page is open. */
  hiring: Omit<FillArmyProps, 'groups'> | undefined
}

/** The army that would set out. */
export function OwnArmyCard({ army, error, onRetry, hiring }: OwnArmyCardProps) {
  return (
    <Card kind="ruled" title="Ваше войско" icon={<ArmyIcon />}>
      {army ? (
        <>
          <dl className={`${styles.army} num`}>
            {army.groups
              .filter(({ max, current }) => max + current > 0)
              .map(({ group, current, additional }) => (
                <div key={group}>
                  <dt>{UNITS.find((unit) => unit.group === group)?.name}</dt>
                  <dd>
                    <Tip of={tipKey('playerArmy', group)}>{formatNumber(current + additional)}</Tip>
                  </dd>
                </div>
              ))}
            <div className={styles.health}>
              <dt>
                <HealthIcon /> Здоровье
              </dt>
              <dd>
                <Tip of="armyHealth">{formatNumber(army.health)}</Tip>
              </dd>
            </div>
          </dl>
          {hiring && (
            <div className={styles.hiring}>
              <FillArmy groups={army.groups} {...hiring} />
              <PageLink className={buttonClass({ full: true })} to="army">
                К войску
              </PageLink>
            </div>
          )}
        </>
      ) : (
        <Pending error={error} onRetry={onRetry} lines={8} />
      )}
    </Card>
  )
}
