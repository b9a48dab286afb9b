import type { Gear } from '#generated/types.ts'
import { choiceOfCraft } from '#rules/craft/craft.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { grindLines } from '../../shared/gear/grind-lines.ts'
import { SharpeningGain } from '../../shared/gear/sharpening-gain.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { useFirstPart } from '../../ui/hooks/use-first-part.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { QualityWord } from '../../ui/values/quality-word.tsx'
import { choiceWords } from './craft-words.ts'
import styles from './transfer.module.css'
import { transferTargets } from './transfer-plan.ts'

/** Rows drawn at first and at each press on «Показать ещё». */
const PAGE_ITEMS = 30

type TransferSheetProps = {
  blank: Gear
  gear: readonly Gear[]
  level: number
  /** The gear whose transfer is in progress. */
  moving: number | null
  onTransfer: (target: Gear) => void
  onClose: () => void
}

/** Chooses the gear that takes a blank's work. Gear that cannot take it is listed with the reason. */
export function TransferSheet({ blank, gear, level, moving, onTransfer, onClose }: TransferSheetProps) {
  const targets = transferTargets(blank, gear, level)
  const { shown, more } = useFirstPart(targets, PAGE_ITEMS)
  return (
    <Sheet open title="Перенести на вещь" onClose={onClose}>
      <ul className={styles.carried} aria-label="Что на заготовке">
        {grindLines(blank).map(({ name, request, step }) => (
          <li key={request.type}>
            {name}{' '}
            <b className="num">
              <SharpeningGain request={request} level={step} />
            </b>
          </li>
        ))}
        {blank.craft && (
          <li>
            Отделка: <b>{choiceWords(choiceOfCraft(blank.craft))}</b>
          </li>
        )}
      </ul>
      <p className={styles.note}>Всё это сразу перейдёт на вещь, а заготовка исчезнет.</p>
      {targets.length === 0 ? (
        <Empty icon={<StorageIcon />}>Вещей пока нет: их приносят из походов.</Empty>
      ) : (
        <ul className={styles.targets} aria-label="Вещи">
          {shown.map(({ gear: target, reasons }) => {
            const { marks, name, blank: isBlank, ...looks } = gearLooks(target)
            return (
              <li key={target.id}>
                <GearIcon {...looks} {...marks} blank={isBlank} isNew={false} />
                <span className={styles.name}>
                  <b lang="ru">{softHyphens(name)}</b>
                  <small>
                    <QualityWord quality={target.quality} />
                    {target.equippedSlot !== null && ', надета'}
                  </small>
                  {reasons[0] && <small className={styles.why}>{reasons[0].message}</small>}
                </span>
                <Button
                  small
                  variant={reasons.length === 0 ? 'act' : undefined}
                  loading={moving === target.id}
                  cannot={reasons}
                  label={`Перенести на «${name}»`}
                  confirm={{ title: `Перенести на «${name}»?`, text: 'Заготовка исчезнет.' }}
                  onClick={() => onTransfer(target)}
                >
                  Перенести
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {more}
    </Sheet>
  )
}
