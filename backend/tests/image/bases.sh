#!/bin/sh
# Bases for `npm run image-proof` where no registry can be reached: Debian by debootstrap, with this machine's Node, and with Debian's
# PostgreSQL, Redis and Caddy, laid out as the images that docker-compose.yml names. Needs root, debootstrap and a mirror of Debian's.
set -eu
work="${TMPDIR:-/tmp}/silai-bases"
has() { docker image inspect "$1" >/dev/null 2>&1; }
authorities=/etc/ssl/certs/ca-certificates.crt

if ! has silai-base/debian; then
  rm -rf "$work" && mkdir -p "$work"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/debian" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
  cp -L "$authorities" "$work/debian$authorities"
  tar -C "$work/debian" -c . | docker import - silai-base/debian
fi

if ! has silai-base/node; then
  [ -d "$work/debian" ] || { mkdir -p "$work/debian" && docker export "$(docker create silai-base/debian true)" | tar -C "$work/debian" -x; }
  npm="$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")"
  mkdir -p "$work/debian/usr/local/lib/node_modules"
  cp -L "$(command -v node)" "$work/debian/usr/local/bin/node"
  cp -a "$npm" "$work/debian/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/debian/usr/local/bin/npm"
  chroot "$work/debian" groupadd -g 1000 node
  chroot "$work/debian" useradd -u 1000 -g 1000 -m node
  tar -C "$work/debian" -c . | docker import \
    --change "ENV NODE_EXTRA_CA_CERTS=$authorities" --change "ENV npm_config_cafile=$authorities" - silai-base/node
  rm -rf "$work"
fi

install() {
  has "$1" || docker build --network host -t "$1" -f - "$(dirname "$0")" <<END
FROM silai-base/debian
RUN apt-get update && apt-get install -y --no-install-recommends $2 && rm -rf /var/lib/apt/lists/*
$3
END
}
install silai-base/postgres "postgresql-15 procps" 'ENV PGDATA=/var/lib/postgresql/15/docker PATH=/usr/lib/postgresql/15/bin:/usr/bin:/bin
RUN rm -rf /var/lib/postgresql/15
COPY postgres-entry.sh /usr/local/bin/
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entry.sh"]'
# Debian's answers only its own machine by default; the official image answers its network.
install silai-base/redis redis-server 'RUN mkdir -p /data && chown redis:redis /data
WORKDIR /data
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "redis"]'
install silai-base/caddy "caddy netcat-openbsd" ""
