import { useState } from 'react'
import type { ProfileSettings } from '#generated/types.ts'
import { armsCodeOf } from '#rules/heraldry/arms-code.ts'
import { armsDrawnFrom } from '#rules/heraldry/default-arms.ts'
import { Arms } from '../../../art/arms.tsx'
import { blazon } from '../../../art/blazon.ts'
import { describeArms } from '../../../art/blazon-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SquiresIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { ArmsEditor } from './arms-editor.tsx'
import styles from './profile.module.css'

type ArmsCardProps = {
  profile: Pick<ProfileSettings, 'arms' | 'isArmsOwn'>
  isSaving: boolean
  /** Null goes back to the first arms. */
  onSave: (arms: ProfileSettings['arms'] | null) => Promise<void>
}

/** The coat of arms, and the workshop where another one is painted. */
export function ArmsCard({ profile, isSaving, onSave }: ArmsCardProps) {
  const [draft, setDraft] = useState<ProfileSettings['arms'] | null>(null)
  const shown = draft ?? profile.arms
  const code = armsCodeOf(shown)
  const save = (arms: ProfileSettings['arms'] | null) =>
    onSave(arms).then(
      () => setDraft(null),
      () => undefined,
    )
  return (
    <Card kind="ruled" title="Герб" icon={<SquiresIcon />}>
      <div className={classNames(styles.arms, draft && styles.painted)}>
        <Arms id={code} size={draft ? 84 : 132} />
        <p aria-live="polite">{describeArms(blazon(code))}</p>
      </div>
      {!draft && (
        <p className={styles.note}>
          Герб висит на воротах, реет на знамёнах и стоит рядом с именем. Смена ничего не стоит.
        </p>
      )}
      {draft ? (
        <>
          <p className={styles.note}>
            Правило геральдики: металл (золото, серебро) кладут только на цвет, а цвет только на металл. Если
            выбор его нарушит, мастер сам поменяет второй цвет.
          </p>
          <ArmsEditor arms={draft} onChange={setDraft} />
          <div className={styles.actions}>
            <Button
              variant="act"
              loading={isSaving}
              disabled={code === armsCodeOf(profile.arms)}
              onClick={() => void save(draft)}
            >
              Поднять новый герб
            </Button>
            <Button onClick={() => setDraft(armsDrawnFrom(crypto.randomUUID()))}>Случайный</Button>
            <Button onClick={() => setDraft(null)}>Отмена</Button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setDraft(profile.arms)}>Изменить герб</Button>
          {profile.isArmsOwn && (
            <Button loading={isSaving} onClick={() => void save(null)}>
              Вернуть первый герб
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
