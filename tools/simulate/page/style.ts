/** Colours of archetypes, of flows by rank (`f0` …) and of builds, light and dark. */
export const STYLE = `
:root { color-scheme: light dark;
  --page: #faf8f4; --card: #fff; --ink: #24211c; --soft: #6a645a; --rule: #e6e1d8; --base: #a59d90;
  --good: #1d7a4d; --bad: #b3261e; --none: #7a7468;
  --engaged: #2563c9; --casual: #16805a; --payer: #a86a00; --trader: #7c4dd6; --raider: #c2372c; --idler: #6b7280;
  --f0: #3f7fd1; --f1: #2f9e74; --f2: #d0922a; --f3: #c95548; --f4: #8a6ad6; --f5: #2c9bb0; --f6: #b9558f; --f7: #8d8678; }
@media (prefers-color-scheme: dark) { :root {
  --page: #171613; --card: #201f1b; --ink: #ece8df; --soft: #a9a294; --rule: #35322c; --base: #6d675b;
  --good: #58c48d; --bad: #ff8a7d; --none: #a9a294;
  --engaged: #74a9ff; --casual: #4fc594; --payer: #e3b04b; --trader: #b79bff; --raider: #ff8474; --idler: #aab0ba;
  --f0: #6fa5ea; --f1: #56bd95; --f2: #e0ad55; --f3: #e58074; --f4: #ab92ea; --f5: #5bbccf; --f6: #d67fb0; --f7: #9f9889; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.25rem; margin: 40px 0 4px; }
.lead { color: var(--soft); margin: 0 0 16px; max-width: 72ch; }
.sum { font-size: 1.125rem; font-weight: 600; margin: 0 0 16px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px; }
figure { margin: 0; padding: 12px; background: var(--card); border: 1px solid var(--rule); border-radius: 10px; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: 8px; }
.key { margin: 0 0 4px; font-weight: 600; }
svg { display: block; width: 100%; height: auto; font-size: 11.5px; }
svg text { fill: var(--soft); } svg text.value, svg text.name { fill: var(--ink); }
svg text.inside { fill: var(--card); font-weight: 600; }
.rule { stroke: var(--rule); } .base { stroke: var(--base); }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; stroke: var(--mark); }
.line.faint { stroke: var(--base); stroke-width: 1.25; stroke-dasharray: 4 3; }
.band { fill: var(--mark); opacity: .2; } .dot, .bar { fill: var(--mark); }
.swatch { background: var(--mark); }
.engaged { --mark: var(--engaged); } .casual { --mark: var(--casual); } .payer { --mark: var(--payer); }
.trader { --mark: var(--trader); } .raider { --mark: var(--raider); } .idler { --mark: var(--idler); }
.f0 { --mark: var(--f0); } .f1 { --mark: var(--f1); } .f2 { --mark: var(--f2); } .f3 { --mark: var(--f3); }
.f4 { --mark: var(--f4); } .f5 { --mark: var(--f5); } .f6 { --mark: var(--f6); } .f7 { --mark: var(--f7); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0 0 12px; padding: 0; font-size: .875rem; }
.swatch { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 6px; vertical-align: -1px; }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--rule); border-radius: 10px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: 7px 12px; text-align: left; vertical-align: top; border-top: 1px solid var(--rule); }
thead th { border-top: 0; color: var(--soft); font-weight: 600; white-space: nowrap; }
.right { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.verdict { white-space: nowrap; font-weight: 600; }
.holds { color: var(--good); } .fails { color: var(--bad); } .none { color: var(--none); font-weight: 400; }
.note { color: var(--soft); font-size: .875rem; margin: 8px 0 0; }
details { margin-top: 12px; } summary { cursor: pointer; color: var(--soft); margin-bottom: 8px; }
@media (max-width: 640px) {
  .targets thead { display: none; } .targets tr { display: block; padding: 8px 12px; border-top: 1px solid var(--rule); }
  .targets tr:first-child { border-top: 0; } .targets td { display: block; border: 0; padding: 0; }
  .targets td:first-child { font-weight: 600; } .targets td[data-of]::before { content: attr(data-of) ' '; color: var(--soft); }
}
`
