import { Arms } from '../../art/arms.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { DiamondIcon, GloryIcon, GoldIcon } from '../../ui/icons.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './level-up-dialog.module.css'
import type { LevelUpNews } from './unshown.ts'

type LevelUpDialogProps = { news: LevelUpNews; playerId: number; onClose: () => void }

export function LevelUpDialog({ news, playerId, onClose }: LevelUpDialogProps) {
  return (
    <Sheet open onClose={onClose} title={`Уровень ${news.level}`}>
      <div className={styles.leaf}>
        <Arms id={playerId} size={84} title="" />
        <p className={styles.words}>Стены помнят всё. О вашем доме говорят громче.</p>
        <p className={styles.reward}>
          {news.gold > 0 && <Amount value={news.gold} label="Золото" icon={<GoldIcon />} of="gold" />}
          {news.diamonds > 0 && (
            <Amount value={news.diamonds} label="Алмазы" icon={<DiamondIcon />} of="diamonds" />
          )}
          {news.glory > 0 && <Amount value={news.glory} label="Слава" icon={<GloryIcon />} of="glory" />}
        </p>
        <Button variant="gold" onClick={onClose}>
          Принять награду
        </Button>
      </div>
    </Sheet>
  )
}
