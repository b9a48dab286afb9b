import type { RaidsData } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { CatapultIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './prepare.module.css'

const PROJECTILE_FORMS = ['снаряд', 'снаряда', 'снарядов'] as const

/** What goes with the army on a raid. */
export function MachinesCard({ machines }: Pick<RaidsData, 'machines'>) {
  const { catapult, projectiles, projectilesMax } = machines
  return (
    <Card title="Машины" icon={<CatapultIcon />} label="Машины">
      {catapult > 0 ? (
        <>
          <p className={styles.words}>
            <Tip of="buildingCatapult">Катапульта</Tip> бросает за набег до{' '}
            {counted(catapult, ['снаряда', 'снарядов', 'снарядов'])}: по одному в раунд.
          </p>
          {projectilesMax > 0 ? (
            <Meter
              label="Снаряды на сегодня"
              value={projectiles}
              max={projectilesMax}
              tincture="ember"
              note={
                projectiles === 0
                  ? 'На сегодня кончились. В полночь по Москве запас пополнят.'
                  : `Осталось на сегодня: ${counted(projectiles, PROJECTILE_FORMS)}.`
              }
            />
          ) : (
            <p className={styles.words}>
              Бросать нечего: снаряды запасают в постройках.{' '}
              <PageLink to="buildings" hash="catapultProjectiles" />
            </p>
          )}
        </>
      ) : (
        <p className={styles.words}>
          Катапульты пока нет. Её строят, чтобы каждый раунд набега отнимать у защитников здоровье.{' '}
          <PageLink to="buildings" hash="catapult" />
        </p>
      )}
    </Card>
  )
}
