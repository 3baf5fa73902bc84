import { MedusaService } from "@medusajs/framework/utils"
import { Cloth } from "./models/cloth"

export class ClothService extends MedusaService({ Cloth }) {}
