import { type ReactNode, useState } from 'react'
import { TextEditor } from '#apps/rich-text/text-editor.tsx'
import type { EditorGuideSummary } from '#generated/types.ts'
import { richTextLength } from '#rules/content/rich-text-length.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { ErrorNote } from '../../ui/surfaces/error-note.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import styles from './editor.module.css'
import { guideAddress } from './guide-address.ts'
import { GUIDE_LIMITS, type GuideText, lengthOf, saveReasons } from './guide-limits.ts'
import { statusWords } from './guide-status.ts'
import { LinkForm } from './link-form.tsx'

export type GuideEditorViewProps = {
  /** Null for a new one. */
  guide: EditorGuideSummary | null
  text: GuideText
  /** The fields that were changed. The page may be some letters behind, so the other fields are not repeated. */
  onText: (changed: Partial<GuideText>) => void
  isDirty: boolean
  /** Whether the browser keeps what is not saved. Null while it waits for a pause. */
  isKept: boolean | null
  /** Somebody else has saved the guide meanwhile. */
  hasConflict: boolean
  onReopen: (() => void) | undefined
  saving: boolean
  publishing: boolean
  withdrawing: boolean
  deleting: boolean
  onSave: () => void
  onPublish: () => void
  onWithdraw: (() => void) | undefined
  onDelete: (() => void) | undefined
  revisions: ReactNode
}

type Side = 'edit' | 'preview'

const SIDES = [
  { id: 'edit', label: 'Правка' },
  { id: 'preview', label: 'Как увидят' },
] as const satisfies readonly { id: Side; label: string }[]

const UNCHANGED = [{ message: 'Ничего не изменено' }]

/** The editor of a guide: title, description, text, and what to do with it. */
export function GuideEditorView(props: GuideEditorViewProps) {
  const { guide, text, onText, isDirty, hasConflict, onReopen, revisions } = props
  const [side, setSide] = useState<Side>('edit')
  const { title, description, content } = text
  const length = richTextLength(content)
  return (
    <PageFrame
      title={guide ? 'Правка руководства' : 'Новое руководство'}
      width="narrow"
      aside={
        guide?.status === 'PUBLISHED' && (
          <HeadLink to={{ address: guideAddress(guide.guideId) }} isBack>
            К руководству
          </HeadLink>
        )
      }
    >
      {hasConflict && (
        <Card label="Руководство изменили">
          <ErrorNote
            message="Пока вы правили, руководство сохранил кто-то другой"
            detail="Ваш текст остался в этом браузере: откройте руководство заново и сверьте тексты."
          />
          {onReopen && <Button onClick={onReopen}>Открыть заново</Button>}
        </Card>
      )}
      <Card kind="ruled" label="Текст руководства">
        <div className={styles.form}>
          <TextBox
            label="Название"
            value={title}
            onChange={(next) => onText({ title: next })}
            maxLength={GUIDE_LIMITS.title}
            hint={`${lengthOf(title)} из ${GUIDE_LIMITS.title}`}
          />
          <TextArea
            label="Описание"
            value={description}
            onChange={(next) => onText({ description: next.replaceAll(/\s*\n\s*/g, ' ') })}
            maxLength={GUIDE_LIMITS.description}
            rows={2}
            hint={`${lengthOf(description)} из ${GUIDE_LIMITS.description}. Видно в списке и в поиске.`}
          />
          <Tabs label="Текст" tabs={SIDES} value={side} onChange={setSide}>
            {side === 'edit' ? (
              <TextEditor
                label="Текст руководства"
                content={content}
                onChange={(next) => onText({ content: next })}
                linkForm={LinkForm}
              />
            ) : content === '' ? (
              <Empty>Текста ещё нет.</Empty>
            ) : (
              <RichText html={content} />
            )}
          </Tabs>
          <p className={styles.state}>
            <span className={length > GUIDE_LIMITS.content ? styles.over : undefined}>
              {formatNumber(length)} из {formatNumber(GUIDE_LIMITS.content)} знаков с оформлением
            </span>
            <span role="status">{stateWords(props)}</span>
          </p>
          <Actions {...props} />
        </div>
      </Card>
      {revisions}
      {isDirty && <span className="sr">Есть несохранённые изменения</span>}
    </PageFrame>
  )
}

function stateWords({ guide, isDirty, isKept }: GuideEditorViewProps): string {
  if (!isDirty) return guide ? statusWords(guide) : 'Ещё не сохранено'
  if (isKept === null) return 'Правка не сохранена'
  return isKept
    ? 'Правка сохранена в этом браузере'
    : 'Браузер не хранит правку: сохраните черновик до того, как закроете вкладку'
}

function Actions(props: GuideEditorViewProps) {
  const { guide, text, isDirty, saving, publishing, withdrawing, deleting } = props
  const refused = saveReasons(text)
  const isShown = guide !== null && guide.publishedRevision === guide.revision && !isDirty
  const cannotPublish = isShown
    ? [{ message: 'Этот текст уже опубликован' }]
    : [...refused, ...(text.content === '' ? [{ message: 'В руководстве ещё нет текста' }] : [])]
  return (
    <div className={styles.actions}>
      <Button loading={saving && !publishing} cannot={isDirty ? refused : UNCHANGED} onClick={props.onSave}>
        Сохранить черновик
      </Button>
      <Button variant="act" loading={publishing} cannot={cannotPublish} onClick={props.onPublish}>
        Опубликовать
      </Button>
      {guide?.status === 'PUBLISHED' && props.onWithdraw && (
        <Button
          loading={withdrawing}
          onClick={props.onWithdraw}
          confirm={{ title: 'Снять руководство с публикации?', text: 'Игроки его больше не увидят.' }}
        >
          Снять с публикации
        </Button>
      )}
      {props.onDelete && (
        <Button
          loading={deleting}
          onClick={props.onDelete}
          confirm={{ title: 'Удалить руководство?', text: 'Вернуть его будет нельзя.', isGrave: true }}
        >
          Удалить
        </Button>
      )}
    </div>
  )
}
