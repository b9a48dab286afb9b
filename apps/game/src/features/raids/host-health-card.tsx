import type { ConsumableStack } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { DrinkButton, type Drinking, HealthStrip } from '../../things/items/drink.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { formatRegenerate } from '../../ui/format/regenerate.ts'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { HealthIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './prepare.module.css'

export type WineCellar = Drinking & { wines: readonly ConsumableStack[]; isShopOpen: boolean }

/** The army's lasting health, and the wine that restores it sooner. */
export function HostHealthCard({ cellar, level }: { cellar: WineCellar; level: number }) {
  const { health, wines, isShopOpen } = cellar
  const isWhole = health.current >= health.max
  return (
    <Card title="Здоровье войска" icon={<HealthIcon />} label="Здоровье войска">
      <HealthStrip cellar={cellar} />
      {isWhole && (
        <p className={styles.words}>
          Войско здорово. В набегах и обороне оно теряет здоровье, в походах нет.
        </p>
      )}
      {wines.length > 0 ? (
        <ul className={styles.wines} aria-label="Вино">
          {wines.map((wine) => (
            <li key={wine.consumableId}>
              <GearIcon art={itemArt(wine.icon)} material="cloth" quality={null} size={44} />
              <span>
                <b lang="ru">{softHyphens(wine.name)}</b>
                <small className="num">
                  +{formatRegenerate(wine.additional.regenerateValue, wine.additional.regenerateUnit)} · есть{' '}
                  {formatNumber(wine.amount - wine.amountInMarket)}
                </small>
              </span>
              <DrinkButton wine={wine} level={level} cellar={cellar} label={`Выпить: ${wine.name}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words}>
          Погреб пуст. Вино возвращает здоровье сразу. {isShopOpen && <PageLink to="shopConsumable" />}
        </p>
      )}
    </Card>
  )
}
