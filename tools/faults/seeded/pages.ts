import type { Fault } from '../fault.ts'

/** What players read and see on the pages. */
export const PAGE_FAULTS: readonly Fault[] = [
  {
    name: 'experience below a point is shown as nothing',
    file: 'rules/player/shown-experience.ts',
    replace: 'hundredths < 10 ? 2 : 1',
    by: '0',
    seenBy: { file: 'tests/rules/player/shown-experience.test.ts', test: 'a number that is not nothing' },
  },
  {
    name: 'a boss is drawn at the place of another',
    file: 'apps/game/src/art/vignettes/sights.ts',
    replace: "krakenBay: ['water', 'kraken']",
    by: "krakenBay: ['water', 'tollBridge']",
    seenBy: { file: 'tests/art/vignette.test.ts', test: 'at a place of its own' },
  },
  {
    name: 'a ring is drawn as a crown',
    file: 'catalogue/gear/jewelry.ts',
    replace: "icon: 'power-ring'",
    by: "icon: 'crown'",
    seenBy: { file: 'tests/art/item-art.test.ts', test: 'the item that the name says' },
  },
  {
    name: 'a blow that armor stopped floats over the field as a loss of nothing',
    file: 'apps/game/src/art/fight-stage/effects.tsx',
    replace: "strike.kind !== 'HEAL' && strike.damage === 0",
    by: "strike.kind === 'HEAL' && strike.damage === 0",
    seenBy: { file: 'tests/art/fight-stage.test.ts', test: 'shows the effect of a strike' },
  },
  {
    name: 'a way back pushes the content of a page down on a phone',
    file: 'apps/game/src/shell/head-link.tsx',
    replace: ', isBack && styles.back',
    by: '',
    seenBy: { file: 'stories/shell/head-link.stories.tsx', test: 'Back On Phone' },
  },
  {
    name: 'the links beside a title are too wide for a phone',
    file: 'apps/game/src/shell/head-link.tsx',
    replace: 'small: true }), styles.link,',
    by: '}),',
    seenBy: { file: 'stories/shell/head-link.stories.tsx', test: 'Two On Phone' },
  },
  {
    name: 'in large text a prize makes the page wider than a phone',
    file: 'apps/game/src/ui/values/reward-line.module.css',
    replace: '  align-items: center;\n  min-width: 0;',
    by: '  align-items: center;\n  white-space: nowrap;',
    seenBy: { file: 'stories/features/challenges/challenge.stories.tsx', test: 'Energy In Large Text' },
  },
  {
    name: 'in large text the words of a select of the console run under its arrow',
    file: 'apps/admin/src/theme.ts',
    replace: "paddingRight: 'calc(1.65rem + 10px)'",
    by: "paddingRight: '32px'",
    seenBy: { file: 'stories/admin/select.stories.tsx', test: 'Large Text' },
  },
]
