import { Arms } from '../../art/arms.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { DiamondIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Amount } from '../../ui/values/amount.tsx'
import styles from './level-up-dialog.module.css'
import type { LevelUpNews } from './unshown.ts'

type LevelUpDialogProps = { news: LevelUpNews; playerId: number; onClose: () => void }

export function LevelUpDialog({ news, playerId, onClose }: LevelUpDialogProps) {
  return (
    <Sheet open onClose={onClose} title={`Уровень ${news.level}`}>
      <div className={styles.panel}>
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
