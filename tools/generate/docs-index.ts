/** The page at /docs: links to both contracts, as pages and as files. */
export function docsIndex(version: string) {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Донжон: описание API</title>
<style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; font: 1.0625rem/1.6 Georgia, serif }
h1 { line-height: 1.2 }
li { margin-block: 1rem }
</style>
</head>
<body>
<main>
<h1>Донжон: описание API</h1>
<p>Всё, чем пользуются игра и консоль, описано здесь и открыто авторам инструментов. Версия ${version}.</p>
<ul>
<li><a href="openapi.html">Вызовы (HTTP)</a> · <a href="openapi.json" download>openapi.json</a></li>
<li><a href="asyncapi.html">Живые данные (socket.io)</a> · <a href="asyncapi.json" download>asyncapi.json</a></li>
</ul>
<p lang="en">Everything that the game and its console call is described here and open to tool authors:
<a href="openapi.html">HTTP calls</a> and <a href="asyncapi.html">live data</a>, in English.</p>
</main>
</body>
</html>
`
}
