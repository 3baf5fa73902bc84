# One image for all of the shop's processes; docker-compose.yml says which one a container runs.
FROM node:24-slim AS base
WORKDIR /shop
ENV CI=true MEDUSA_DISABLE_TELEMETRY=true NODE_PATH=/shop/node_modules

# Only the files that decide which packages are installed: an edit of any other file keeps the two installs below cached.
FROM base AS manifests
COPY . /all
RUN cd /all && find package.json package-lock.json .npmrc backend storefront admin plugins -name package.json -o -name package-lock.json -o -name .npmrc \
  | xargs cp --parents -t /shop

# The build's packages: compilers, the back office, and the bundled PostgreSQL, which it does not use.
FROM base AS build
COPY --from=manifests /shop ./
RUN npm ci
COPY . .
# Plugins beside the shop's own, as .env names them: they are compiled, and their sections built, with the shop.
ARG EXTRA_PLUGINS=""
RUN node backend/launcher/compile.mjs && npm run build -w storefront && npm run build -w admin
RUN find . -name node_modules -prune -exec rm -rf {} +

# The runtime image.
FROM base AS production
COPY --from=manifests /shop ./
RUN npm ci --omit=dev

FROM base
ENV NODE_ENV=production DATA_DIR=/shop/.data
RUN mkdir .data && chown node:node .data
COPY --from=production /shop ./
COPY --from=build /shop ./
USER node
VOLUME /shop/.data
EXPOSE 8000 9000
CMD ["node", "--enable-source-maps", "backend/.medusa/server/src/boot.js"]
