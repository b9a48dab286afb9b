import { SelectInput, TextInput } from 'react-admin'
import type { NewsState } from '#generated/types.ts'
import { RichTextInput } from '../../rich-text/rich-text-input.tsx'
import type { SourceOf } from '../resource-name.ts'
import { DESCRIPTION_RULES, STATE_NAMES, TITLE_RULES, VERSION_RULES } from './news-words.ts'

type NewsFieldsProps = { states: readonly NewsState[] }

/** The text of news, and what becomes of it. */
export function NewsFields({ states }: NewsFieldsProps) {
  return (
    <>
      <TextInput source={'title' satisfies SourceOf<'content/news'>} validate={TITLE_RULES} fullWidth />
      <TextInput
        source={'version' satisfies SourceOf<'content/news'>}
        validate={VERSION_RULES}
        helperText="Версия игры, с которой это пришло. Можно не указывать."
      />
      <RichTextInput
        source={'description' satisfies SourceOf<'content/news'>}
        validate={DESCRIPTION_RULES}
        helperText="До 5 000 знаков вместе с оформлением."
      />
      <SelectInput
        source={'state' satisfies SourceOf<'content/news'>}
        choices={states.map((id) => ({ id, name: STATE_NAMES[id] }))}
        helperText="Черновик игроки не видят: до публикации они читают прежний текст."
        defaultValue="DRAFT"
        isRequired
      />
    </>
  )
}
