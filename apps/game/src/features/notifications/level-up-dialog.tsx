import { FIRST_LEVEL_LINES, TITLE_LEVEL_LINES } from '#catalogue/player/level-lines.ts'
import { ALL_CURRENCIES } from '#rules/core/currencies.ts'
import { lineOfLevel } from '#rules/player/level-line.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { Arms } from '../../art/arms.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './level-up-dialog.module.css'
import { openedByLevels } from './opened-by-levels.ts'
import type { LevelUpNews } from './unshown.ts'

type LevelUpDialogProps = { news: LevelUpNews; arms: string; onClose: () => void }

/** A new level: the herald's line, what it opened, and its reward. */
export function LevelUpDialog({ news, arms, onClose }: LevelUpDialogProps) {
  const { before, level, ...paid } = news
  return (
    <Sheet open onClose={onClose} title={`Уровень ${level}`}>
      <div className={styles.panel}>
        <Arms id={arms} size={84} title="" />
        <p className={styles.words}>
          {lineOfLevel(level, FIRST_LEVEL_LINES, TITLE_LEVEL_LINES[titleForLevel(level)])}
        </p>
        <dl className={styles.opened}>
          {openedByLevels({ before, level }).map(({ what, which }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <Unbroken>{which}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.reward}>
          {ALL_CURRENCIES.filter(({ purse }) => paid[purse] > 0).map(({ currency, purse }) => (
            <CurrencyAmount key={currency} currency={currency} value={paid[purse]} />
          ))}
        </p>
        <Button variant="gold" onClick={onClose}>
          Принять награду
        </Button>
      </div>
    </Sheet>
  )
}
