import type { Fault } from '../fault.ts'

/** Guides, reactions and error reports. */
export const CONTENT_FAULTS: readonly Fault[] = [
  {
    name: 'a guide is saved over a revision that its editor has not read',
    file: 'server/domains/guides/save-guide.ts',
    replace: 'last.revision !== given.revision',
    by: 'last.revision < given.revision',
    seenBy: { file: 'tests/server/guides/guides.test.ts', test: 'are not overwritten or published' },
  },
  {
    name: 'a guide is stored as it was sent',
    file: 'server/game/texts/read-rich-text.ts',
    replace: 'const text = cleanRichText(html)',
    by: 'const text = html',
    seenBy: { file: 'tests/server/guides/guides.test.ts', test: 'store only what rich texts may contain' },
  },
  {
    name: 'a changed reaction counts twice',
    file: 'server/game/reactions/reactions.ts',
    replace: 'Number(after === of) - Number(before === of)',
    by: 'Number(after === of)',
    seenBy: { file: 'tests/server/content/reactions.test.ts', test: 'a player has one reaction' },
  },
  {
    name: 'a report for anybody is passed on',
    file: 'server/platform/error-reports/forward-reports.ts',
    replace: 'header.dsn === dsn &&',
    by: 'header.dsn !== undefined &&',
    seenBy: { file: 'tests/server/http/forward-reports.test.ts', test: 'for another project' },
  },
  {
    name: 'an error is reported with all that the log knows',
    file: 'server/platform/error-reports/open-error-reports.ts',
    replace: 'own.captureException(error)',
    by: "own.setExtra('fields', fields).captureException(error)",
    seenBy: { file: 'tests/server/platform/error-reports.test.ts', test: 'has nothing of a player' },
  },
  {
    name: 'a pasted list of Word stays paragraphs',
    file: 'apps/rich-text/pasted/clean-pasted.ts',
    replace: '  joinOfficeLists(content)\n',
    by: '',
    seenBy: { file: 'stories/ui/pasting.stories.tsx', test: 'From Word' },
  },
  {
    name: 'a pasted link keeps the blue and the underline of its source',
    file: 'apps/rich-text/pasted/clean-pasted.ts',
    replace: '  plainLinks(content)\n',
    by: '',
    seenBy: { file: 'stories/ui/pasting.stories.tsx', test: 'From Docs And Libre Office' },
  },
  {
    name: 'a pasted picture vanishes without a word',
    file: 'apps/rich-text/use-pasting.ts',
    replace: 'pictures > 0 ? NO_PICTURES : null',
    by: 'null',
    seenBy: { file: 'stories/ui/pasting.stories.tsx', test: 'Only A Picture' },
  },
]
