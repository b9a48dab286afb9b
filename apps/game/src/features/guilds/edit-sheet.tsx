import { GUILD_DESCRIPTION, GUILD_NOTICE } from '#generated/form-texts.ts'
import type { EditGuildRequest, Guild } from '#generated/types.ts'
import { textLength } from '#rules/core/text-length.ts'
import { ClosedFields } from '../../shell/closed-fields.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { textReasons } from '../../shell/text-reasons.ts'
import { type TypedForm, useTypedFields } from '../../shell/use-typed-fields.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NewerText } from '../../ui/forms/newer-text.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './guilds.module.css'

type EditSheetProps = {
  guild: Pick<Guild, 'guildTag' | 'description' | 'notice' | 'revision'>
  ownId: number
  saving: boolean
  /** Calls `done` when it is saved. */
  onSave: (changed: EditGuildRequest, done: () => void) => void
  onClose: () => void
}

type Part = 'description' | 'notice'

const FIELDS = [
  {
    part: 'description',
    label: 'Описание, его видят все',
    called: 'описание',
    rows: 6,
    ...GUILD_DESCRIPTION,
  },
  { part: 'notice', label: 'Объявление для участников', called: 'объявление', rows: 4, ...GUILD_NOTICE },
] as const satisfies readonly { part: Part; label: string; called: string; rows: number }[]

/** The description, which everybody sees, and the notice for members. */
export function EditSheet({ guild, ownId, saving, onSave, onClose }: EditSheetProps) {
  const { guildTag, description, notice, revision } = guild
  const typed = useTypedFields<Part>(ownId, `guild ${guildTag}`, { description, notice: notice ?? '' })
  const save = () =>
    onSave({ ...typed.changed, ...(revision !== null && { revision }) }, () => {
      typed.drop()
      onClose()
    })
  return (
    <Sheet open onClose={onClose} title="О гильдии">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <ClosedFields feature="guilds">
          {FIELDS.map(({ part, label, called, rows, maxLength }) => {
            const newer = typed.newer(part)
            return (
              <div key={part} className={styles.form}>
                <TextArea
                  label={label}
                  value={typed.text(part)}
                  onChange={(text) => typed.type(part, text)}
                  maxLength={maxLength}
                  rows={rows}
                  hint={`Символов: ${textLength(typed.text(part))} из ${maxLength}`}
                />
                {newer !== null && (
                  <NewerText
                    message={`Пока вы писали, ${called} изменилось`}
                    text={newer}
                    onTake={() => typed.takeStored(part)}
                    onKeepOwn={() => typed.keepOwn(part)}
                  />
                )}
              </div>
            )
          })}
        </ClosedFields>
        {typed.isRestored && (
          <div className={styles.links}>
            <p className={styles.note}>Здесь текст, который вы не сохранили.</p>
            <Button small onClick={typed.drop}>
              Вернуть сохранённый
            </Button>
          </div>
        )}
        <FeatureButton
          feature="guilds"
          type="submit"
          variant="act"
          full
          loading={saving}
          cannot={cannotSave(typed)}
        >
          Сохранить
        </FeatureButton>
      </form>
    </Sheet>
  )
}

function cannotSave({ changed, newer }: TypedForm<Part>): Reason[] {
  const { description, notice } = changed
  if (description === undefined && notice === undefined) return [{ message: 'Ничего не изменено' }]
  const undecided = FIELDS.filter(({ part }) => newer(part) !== null)
  return [
    ...undecided.map(({ called }) => ({ message: `Выберите, чьё ${called} оставить` })),
    ...textReasons(description ?? '', GUILD_DESCRIPTION),
    ...textReasons(notice ?? '', GUILD_NOTICE),
  ]
}
