import { SelectInput, TextInput } from 'react-admin'
import type { NewsState } from '../../../../../generated/types.ts'
import type { SourceOf } from '../resources.ts'
import { DESCRIPTION_RULES, STATE_NAMES, TITLE_RULES, VERSION_RULES } from './news-words.ts'

type NewsFieldsProps = { states: readonly NewsState[] }

/** The text of news, and what becomes of it. */
export function NewsFields({ states }: NewsFieldsProps) {
  return (
    <>
      <TextInput source={'title' satisfies SourceOf<'news'>} validate={TITLE_RULES} fullWidth />
      <TextInput
        source={'version' satisfies SourceOf<'news'>}
        validate={VERSION_RULES}
        helperText="Версия игры, с которой это пришло. Можно не указывать."
      />
      <TextInput
        source={'description' satisfies SourceOf<'news'>}
        validate={DESCRIPTION_RULES}
        helperText="Без разметки. Пустая строка начинает новый абзац, «# » в начале строки делает её заголовком, «- » строкой списка."
        multiline
        minRows={8}
        fullWidth
      />
      <SelectInput
        source={'state' satisfies SourceOf<'news'>}
        choices={states.map((id) => ({ id, name: STATE_NAMES[id] }))}
        helperText="Черновик игроки не видят: до публикации они читают прежний текст."
        defaultValue="DRAFT"
        isRequired
      />
    </>
  )
}
