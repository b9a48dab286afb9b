import { MOTTO } from '#generated/form-texts.ts'
import { textLength } from '#rules/core/text-length.ts'
import { mottoReasons } from '../../shared/raids/motto-reasons.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { useTypedFields } from '../../shell/use-typed-fields.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { RenameIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './prepare.module.css'

/** The form whose text is kept until it is sent. */
export const MOTTO_FORM = 'motto'

type MottoCardProps = { ownId: number; motto: string; saving: boolean; onSave: (motto: string) => void }

function cannotKeep(text: string, motto: string): Reason[] {
  const reasons = mottoReasons(text)
  if (reasons.length > 0 || text !== motto) return reasons
  return [{ message: motto === '' ? 'Девиза пока нет' : 'Девиз и так такой' }]
}

/** The motto that stays at a beaten castle. */
export function MottoCard({ ownId, motto, saving, onSave }: MottoCardProps) {
  const typed = useTypedFields(ownId, MOTTO_FORM, { motto })
  const text = typed.text('motto').trim()
  const reasons = cannotKeep(text, motto)
  return (
    <Card title="Девиз" icon={<RenameIcon />} label="Девиз">
      <form
        className={styles.motto}
        onSubmit={(event) => {
          event.preventDefault()
          if (reasons.length === 0) onSave(text)
        }}
      >
        <ClosedFields feature="raids">
          <TextBox
            label="Что оставить у побеждённого замка"
            value={typed.text('motto')}
            onChange={(value) => typed.type('motto', value)}
            maxLength={MOTTO.maxLength}
            placeholder="Мы ещё вернёмся"
            hint={
              <>
                <Tip of="forayMotto">Символов</Tip>: {textLength(text)} из {MOTTO.maxLength}. Без текста
                девиза не будет.
              </>
            }
          />
        </ClosedFields>
        <FeatureButton feature="raids" type="submit" loading={saving} cannot={reasons}>
          Записать девиз
        </FeatureButton>
      </form>
    </Card>
  )
}
