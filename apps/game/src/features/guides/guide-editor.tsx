import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import {
  getGuideRevision,
  useCreateGuide,
  useDeleteGuide,
  usePublishGuide,
  useSaveGuide,
  useWithdrawGuide,
} from '#generated/hooks/guides.ts'
import type { EditorGuide, EditorGuideSummary } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { notify, report } from '../../shell/notify.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { guideEditorAddress, NEW_GUIDE } from './guide-address.ts'
import { GuideEditorView } from './guide-editor-view.tsx'
import type { GuideText } from './guide-limits.ts'
import { dropDraft, type GuideDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { KeptDraftView } from './kept-draft-view.tsx'
import { RevisionsCard } from './revisions-card.tsx'
import { useAutosave } from './use-autosave.ts'

const EMPTY: GuideText = { title: '', description: '', content: '' }

function isSame(one: GuideText, other: GuideText): boolean {
  return one.title === other.title && one.description === other.description && one.content === other.content
}

type GuideEditorProps = {
  playerId: number
  /** Null for a new one. */
  guide: EditorGuide | null
  /** Reads the guide again: somebody else has saved it. */
  onReopen?: () => void
}

/** Writes a guide. What is typed is kept in the browser until the server has it. */
export function GuideEditor({ playerId, guide, onReopen }: GuideEditorProps) {
  const now = useServerNow()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [saved, setSaved] = useState<EditorGuideSummary | null>(guide)
  const [savedText, setSavedText] = useState<GuideText>(guide ?? EMPTY)
  const [text, setText] = useState<GuideText>(savedText)
  const place = saved?.guideId ?? NEW_GUIDE
  const revision = saved?.revision ?? 0
  const [offered, setOffered] = useState<GuideDraft | null>(() => {
    const kept = readKeptDraft(playerId, place)
    return kept && !isSame(kept, savedText) ? kept : null
  })
  const isDirty = !isSame(text, savedText)

  const keep = useCallback(
    ({ title, description, content }: GuideText) =>
      keepDraft(playerId, place, { revision, title, description, content, keptAt: Date.now() }),
    [playerId, place, revision],
  )
  const isKept = useAutosave(isDirty && offered === null ? text : null, keep)
  useLeaveWarning(isDirty)

  const done = (next: EditorGuideSummary) => {
    setSaved(next)
    void queries.invalidateQueries({ queryKey: ['editedGuides'] })
    void queries.invalidateQueries({ queryKey: ['guideRevisions'] })
  }
  const ownErrors = { mutation: { meta: { ownErrors: true } } }
  const create = useCreateGuide(ownErrors)
  const save = useSaveGuide(ownErrors)
  const publish = usePublishGuide(ownErrors)
  const withdraw = useWithdrawGuide(ownErrors)
  const remove = useDeleteGuide(ownErrors)
  const [hasConflict, setHasConflict] = useState(false)

  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.body?.code === 'textChanged') setHasConflict(true)
    report({ error })
  }
  const sendText = async (): Promise<EditorGuideSummary> => {
    const given = { title: text.title.trim(), description: text.description.trim(), content: text.content }
    const { guide: next } = saved
      ? await save.mutateAsync({ guideId: saved.guideId, data: { ...given, revision } })
      : await create.mutateAsync({ data: given })
    dropDraft(playerId, place)
    // At once: the page may be left in the same moment, and nothing is unsaved any more.
    flushSync(() => {
      setSavedText(text)
      done(next)
    })
    return next
  }
  const onSave = async () => {
    try {
      const next = await sendText()
      notify('success', 'Черновик сохранён')
      if (!saved) navigate(guideEditorAddress(next.guideId), { replace: true })
    } catch (error) {
      failed(error)
    }
  }
  const onPublish = async () => {
    try {
      const last = isDirty || !saved ? await sendText() : saved
      const { guide: next } = await publish.mutateAsync({
        guideId: last.guideId,
        data: { revision: last.revision },
      })
      done(next)
      notify('success', 'Руководство опубликовано')
      if (!saved) navigate(guideEditorAddress(next.guideId), { replace: true })
    } catch (error) {
      failed(error)
    }
  }
  const onWithdraw = async (guideId: number) => {
    try {
      done((await withdraw.mutateAsync({ guideId })).guide)
      notify('info', 'Руководство снято с публикации')
    } catch (error) {
      failed(error)
    }
  }
  const onDelete = async (guideId: number) => {
    try {
      await remove.mutateAsync({ guideId })
      flushSync(() => setText(savedText))
      dropDraft(playerId, place)
      notify('info', 'Руководство удалено')
      navigate('/guides')
    } catch (error) {
      failed(error)
    }
  }
  const takeRevision = async (guideId: number, number: number) => {
    try {
      const { title, description, content } = await getGuideRevision(guideId, number)
      setText({ title, description, content })
      notify('info', 'Прежний текст в редакторе', 'Сохраните его, чтобы он стал новой редакцией.')
    } catch (error) {
      report({ error })
    }
  }

  if (offered)
    return (
      <KeptDraftView
        draft={offered}
        isOutdated={offered.revision !== revision}
        now={now()}
        onTake={() => {
          setText({ title: offered.title, description: offered.description, content: offered.content })
          setOffered(null)
        }}
        onDrop={() => {
          dropDraft(playerId, place)
          setOffered(null)
        }}
      />
    )
  return (
    <GuideEditorView
      guide={saved}
      text={text}
      onText={(changed) => setText((current) => ({ ...current, ...changed }))}
      isDirty={isDirty}
      isKept={isKept}
      hasConflict={hasConflict}
      onReopen={onReopen}
      saving={create.isPending || save.isPending}
      publishing={publish.isPending}
      withdrawing={withdraw.isPending}
      deleting={remove.isPending}
      onSave={() => void onSave()}
      onPublish={() => void onPublish()}
      onWithdraw={saved ? () => void onWithdraw(saved.guideId) : undefined}
      onDelete={saved ? () => void onDelete(saved.guideId) : undefined}
      revisions={
        saved && (
          <RevisionsCard
            guideId={saved.guideId}
            revision={saved.revision}
            onTake={(number) => void takeRevision(saved.guideId, number)}
          />
        )
      }
    />
  )
}

/** The browser asks before the tab closes with a text that the server does not have. Inside the game a notice says where it is. */
function useLeaveWarning(isDirty: boolean): void {
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  useEffect(
    () => () => {
      if (dirty.current)
        notify('info', 'Правка не сохранена', 'Она осталась в этом браузере: откройте руководство ещё раз.')
    },
    [],
  )
}
