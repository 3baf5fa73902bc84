# One image for all of the shop's processes; docker-compose.yml says which one a container runs.
# The base is a parameter: from a registry of one's own, or another line of Node.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /shop
ENV CI=true MEDUSA_DISABLE_TELEMETRY=true NODE_PATH=/shop/node_modules

# Only the files that decide which packages are installed: an edit of any other file keeps the install below cached.
FROM base AS manifests
COPY . /all
RUN node /all/backend/docker/packages.mjs /all /shop

# With the build's packages: compilers, and what the back office is made of.
FROM base AS build
COPY --from=manifests /shop ./
COPY backend/docker/packages.mjs backend/docker/
RUN npm ci && node backend/docker/packages.mjs
COPY . .
# Plugins beside the shop's own, as .env names them: they are compiled, and their sections built, with the shop.
ARG EXTRA_PLUGINS=""
RUN node backend/launcher/compile.mjs && npm run build -w storefront && npm run build -w admin
# What no process of the shop asks for is not handed on.
RUN node backend/docker/slim.mjs

# Everything belongs to root and nobody writes to it: the data folder is the one place for that, and the container's /tmp.
FROM base
ENV NODE_ENV=production DATA_DIR=/shop/.data npm_config_cache=/tmp/npm npm_config_update_notifier=false
RUN mkdir .data && chown node:node .data && chmod 700 .data
COPY --from=build /shop ./
USER node
EXPOSE 8000 9000
CMD ["node", "--enable-source-maps", "backend/.medusa/server/src/boot.js"]
